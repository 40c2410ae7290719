import { BatchState } from "../judge/batch-state.ts";
import type { PostKey, PostRow } from "../posts/rows.ts";
import type { CollectorService } from "../store/service.ts";

type Messages = { channel: string; message_ids: readonly number[] };

export function messagesOf({ channel, message_ids }: Messages): PostKey[] {
  return message_ids.map((message_id) => ({ channel, message_id }));
}

export async function loadReplies(
  service: CollectorService,
  messages: readonly PostKey[],
  posts: readonly PostRow[],
): Promise<PostRow[]> {
  const ending = posts.flatMap(({ channel, ended_by }) =>
    ended_by === null ? [] : [{ channel, message_id: ended_by }],
  );
  return [...(await service.posts.withTextIn(ending)), ...(await service.posts.repliesTo(messages))];
}

/** Loads posts, the posts that share a contact or listing with them, and the replies to any of these that have ended. */
export async function loadState(service: CollectorService, keys: readonly PostKey[]): Promise<BatchState> {
  const named = await service.context(keys, []);
  const contacts = new Set(named.posts.flatMap(({ contact_keys }) => contact_keys));
  const { posts, corrections } = await service.context(keys, [...contacts]);
  const ended = posts.filter(({ ended_by }) => ended_by !== null);
  const replies = await loadReplies(service, ended.flatMap(messagesOf), ended);
  const blocked = await service.blockedContacts();
  return new BatchState([...posts, ...replies], corrections, await service.keptOut(), { blocked });
}
