import { authorHash, UNKNOWN_AUTHOR } from "../posts/author.ts";
import { authorOf, type ChatOfAuthors } from "../sources/author-of.ts";
import type { CollectorService } from "../store/service.ts";

export type Source = {
  channel: string;
  /** The newest time in the source. A post that was deleted by then is not restored by it. */
  asOf: Date;
  /** The key of `authorHash`. */
  authorKey: string;
};

/** `posts.author` for what `authorOf` says. */
export const storedAuthor = ({ authorKey }: Source, author: string | null): string =>
  author === null ? UNKNOWN_AUTHOR : authorHash(authorKey, author);

/** Prepares collecting from a chat: posts of a channel that were stored before authors were get the channel as their author. */
export async function sourceOf(
  service: CollectorService,
  { channel, asOf, chat }: Pick<Source, "channel" | "asOf"> & { chat: ChatOfAuthors },
): Promise<Source> {
  const authorKey = await service.authorKey();
  const author = authorOf(chat, null);
  if (author !== null) await service.posts.setMissingAuthors(channel, authorHash(authorKey, author));
  return { channel, asOf, authorKey };
}
