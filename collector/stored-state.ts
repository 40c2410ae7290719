import { BatchState } from "./batch-state.ts";
import type { PostKey } from "./rows.ts";
import type { CollectorService } from "./store/service.ts";

/** Stored posts with those that share a contact or a listing with them. */
export async function storedState(service: CollectorService, keys: readonly PostKey[]): Promise<BatchState> {
  const named = await service.context(keys, []);
  const contacts = new Set(named.posts.flatMap(({ contact_keys }) => contact_keys));
  const { posts, corrections } = await service.context(keys, [...contacts]);
  return new BatchState(posts, corrections);
}
