import { BatchState } from "../judge/batch-state.ts";
import type { PostKey, PostRow } from "../posts/rows.ts";
import type { CollectorService } from "../store/service.ts";

type Messages = { channel: string; message_ids: readonly number[] };

export function messagesOf({ channel, message_ids }: Messages): PostKey[] {
  return message_ids.map((message_id) => ({ channel, message_id }));
}

/** The replies that ended some of the posts, and those to messages. */
export async function repliesFor(
  { rows }: CollectorService,
  messages: readonly PostKey[],
  posts: readonly PostRow[],
): Promise<PostRow[]> {
  const ending = posts.flatMap(({ channel, ended_by }) =>
    ended_by === null ? [] : [{ channel, message_id: ended_by }],
  );
  return [...(await rows.posts(ending)), ...(await rows.repliesTo(messages))];
}

/** Stored posts with those that share a contact or a listing with them, and the replies to those of them that have ended. */
export async function storedState(service: CollectorService, keys: readonly PostKey[]): Promise<BatchState> {
  const named = await service.context(keys, []);
  const contacts = new Set(named.posts.flatMap(({ contact_keys }) => contact_keys));
  const { posts, corrections } = await service.context(keys, [...contacts]);
  const ended = posts.filter(({ ended_by }) => ended_by !== null);
  const replies = await repliesFor(service, ended.flatMap(messagesOf), ended);
  return new BatchState([...posts, ...replies], corrections, await service.keptOut());
}
