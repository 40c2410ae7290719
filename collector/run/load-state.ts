import { BatchState } from "../judge/batch-state.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
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

type Findable = { text: string; author: string; contacts: readonly string[] };

/** The keys by which stored posts are found that these may repeat. Words lead to posts of other authors only (docs/behaviour.md, C19). */
export async function keysToFind(service: CollectorService, posts: readonly Findable[]): Promise<string[]> {
  const keys = posts.flatMap(({ contacts }) => contacts);
  const authors = new Set(posts.map(({ author }) => author));
  const [author] = authors;
  const areOthersMet =
    authors.size > 1 || (author !== undefined && (await service.posts.areAnyByOthers(author)));
  if (areOthersMet) keys.push(...posts.flatMap(({ text }) => textKeys(text)));
  return [...new Set(keys)];
}

/** Loads posts, the posts that share a contact, their words or a listing with them, and the replies to any of these that have ended. */
export async function loadState(service: CollectorService, keys: readonly PostKey[]): Promise<BatchState> {
  const named = await service.context(keys, []);
  const findable = named.posts.map((post) => ({
    ...{ text: post.text, author: post.author, contacts: post.contact_keys },
  }));
  const { posts, corrections } = await service.context(keys, await keysToFind(service, findable));
  const ended = posts.filter(({ ended_by }) => ended_by !== null);
  const replies = await loadReplies(service, ended.flatMap(messagesOf), ended);
  const blocked = await service.blockedContacts();
  return new BatchState([...posts, ...replies], corrections, await service.keptOut(), { blocked });
}
