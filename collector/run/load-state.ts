import { BatchState } from "../judge/batch-state.ts";
import { keysToFind } from "../judge/post-index.ts";
import type { Rules } from "../judge/read-post.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { CollectorService } from "../store/service.ts";

type Messages = { channel: string; message_ids: readonly number[] };

export function messagesOf({ channel, message_ids }: Messages): PostKey[] {
  return message_ids.map((message_id) => ({ channel, message_id }));
}

type Stored = { service: CollectorService; rules: Rules };

/** The posts with these messages and those they answer, those that the posts `alike` may repeat, with their listings and all replies, and what the owner says of them. */
export async function loadPosts(
  { service, rules }: Stored,
  keys: readonly PostKey[],
  alike: readonly Parameters<typeof keysToFind>[0][] = [],
  incomingPhotos?: ReadonlyMap<string, readonly string[]>,
): Promise<BatchState> {
  const findingKeys = new Map(alike.flatMap(keysToFind).map((each) => [`${each.key} ${each.not_by}`, each]));
  const stored = await service.context(keys, [...findingKeys.values()]);
  const [keptOut, blocked] = [await service.keptOut(), await service.blockedContacts()];
  return new BatchState(rules, { ...stored, keptOut, blocked, incomingPhotos });
}

/** The same, and the posts that share a contact or their words with them. */
export async function loadState(stored: Stored, keys: readonly PostKey[]): Promise<BatchState> {
  const { posts } = await stored.service.context(keys, []);
  return loadPosts(stored, keys, posts);
}
