import { postsOfAlbum } from "../posts/join-albums.ts";
import { joinPhotos, mediaIn } from "../posts/join-photos.ts";
import type { ChannelPost, IncomingPost } from "../posts/post.ts";
import { statesRent } from "../posts/reader.ts";
import type { Message } from "../sources/message.ts";
import type { Run } from "./run-batch.ts";

/** A post whose files are not fetched yet. */
export type Arrived = Omit<IncomingPost, "sourceHash">;

/** A post of one message: Telegram sends an edit without the rest of its album. */
const partialPost = (message: Message): ChannelPost => ({
  ...message,
  messageIds: [message.id],
  media: mediaIn([message]),
});

/** A post without the messages that were taken before. It is partial if its text was: then only photos have come. */
function newsOf(post: ChannelPost, isNew: (id: number) => boolean): Arrived[] {
  const messageIds = post.messageIds.filter(isNew);
  if (messageIds.length === 0) return [];
  if (isNew(post.id)) return [{ post, isPartial: false }];
  const media = post.media.filter(({ messageId }) => isNew(messageId));
  return [{ post: { ...post, messageIds, media }, isPartial: true }];
}

/** The posts of received messages, in the order in which they are to be taken. `earlier` were taken before. */
export function arrivedPosts(
  received: readonly { message: Message; isEdit: boolean }[],
  earlier: readonly Message[],
  { rules, tally }: Run,
): Arrived[] {
  // A caption that is emptied stays, if it is not one of several.
  const edits = received
    .filter(({ isEdit, message: { text, albumId } }) => isEdit && (text !== "" || albumId !== null))
    .map(({ message }) => message);
  const fresh = received.filter(({ isEdit }) => !isEdit).map(({ message }) => message);
  const ids = new Set(fresh.map(({ id }) => id));
  const albums = Map.groupBy([...earlier, ...fresh], ({ albumId, id }) => albumId ?? `message ${id}`);
  const albumPosts = [...albums.values()].flatMap((messages) =>
    postsOfAlbum(messages, statesRent(rules.read)),
  );
  const items = joinPhotos(albumPosts);
  for (const item of items)
    if (item.kind === "other" && ids.has(item.message.id)) tally.add("left out", item.message.reason);
  const posts = items.flatMap((item) => (item.kind === "post" ? newsOf(item.post, (id) => ids.has(id)) : []));
  // Apply edits of one album in the order of their times, not of its messages.
  const editTime = ({ editedAt }: Message) => editedAt?.getTime() ?? 0;
  const inOrder = edits.toSorted((a, b) => editTime(a) - editTime(b) || a.id - b.id);
  return [
    ...posts.toSorted((a, b) => a.post.id - b.post.id),
    ...inOrder.map((message) => ({ post: partialPost(message), isPartial: true })),
  ];
}
