import { BatchState } from "../judge/batch-state.ts";
import type { PostKey } from "../posts/post-key.ts";
import { textKeys } from "../posts/text-keys.ts";
import type { Run } from "./run-batch.ts";

type Messages = { channel: string; message_ids: readonly number[] };

export function messagesOf({ channel, message_ids }: Messages): PostKey[] {
  return message_ids.map((message_id) => ({ channel, message_id }));
}

/** The posts with these messages and those they answer, with their listings and all replies, and what the owner says of them. */
export async function loadPosts(
  { service, rules }: Run,
  keys: readonly PostKey[],
  findingKeys: readonly string[] = [],
  incomingPhotos?: ReadonlyMap<string, readonly string[]>,
): Promise<BatchState> {
  const stored = await service.context(keys, findingKeys);
  const [keptOut, blocked] = [await service.keptOut(), await service.blockedContacts()];
  return new BatchState(rules, { ...stored, keptOut, blocked, incomingPhotos });
}

/** The same, and the posts that share a contact or their words with them. */
export async function loadState(run: Run, keys: readonly PostKey[]): Promise<BatchState> {
  const { posts } = await run.service.context(keys, []);
  const found = posts.flatMap(({ contact_keys, text }) => [...contact_keys, ...textKeys(text)]);
  return loadPosts(run, keys, [...new Set(found)]);
}
