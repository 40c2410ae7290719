import type { Message, OtherMessage } from "../sources/message.ts";
import type { ChannelPost } from "./post.ts";

export type PostItem = { kind: "post"; post: ChannelPost } | { kind: "other"; message: OtherMessage };

/** Photos without a text: an album, or one message. */
export type LoosePhotos = { kind: "photos"; messages: readonly Message[] };

export const NO_TEXT = "it holds no text";

/** Photos belong to a text that their sender posted at most this long before or after them. */
export const NEAR_MS = 120_000;

export function newestEdit(messages: readonly Pick<Message, "editedAt">[]): Date | null {
  const edits = messages.flatMap(({ editedAt }) => (editedAt === null ? [] : [editedAt.getTime()]));
  return edits.length === 0 ? null : new Date(Math.max(...edits));
}

export const mediaIn = (messages: readonly Message[]): ChannelPost["media"] =>
  messages.flatMap(({ id, media, text }) =>
    media.length > 0 ? [{ messageId: id, caption: text, files: media }] : [],
  );

/** The post that photos belong to: the nearest text of their sender, of two the earlier; undefined if there is none (docs/behaviour.md, C5). */
function postOfPhotos({ messages }: LoosePhotos, posts: readonly ChannelPost[]): ChannelPost | undefined {
  const [photo] = messages;
  if (!photo || photo.author === null || mediaIn(messages).length === 0) return undefined;
  const distance = ({ postedAt }: ChannelPost) => Math.abs(postedAt.getTime() - photo.postedAt.getTime());
  const near = posts.filter(
    (post) =>
      post.author === photo.author &&
      post.forwardedFrom === photo.forwardedFrom &&
      post.replyTo === null &&
      distance(post) <= NEAR_MS,
  );
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

function withPhotos(post: ChannelPost, photos: readonly Message[]): ChannelPost {
  return {
    ...post,
    messageIds: [...post.messageIds, ...photos.map(({ id }) => id)].sort((a, b) => a - b),
    editedAt: newestEdit([post, ...photos]),
    media: [...post.media, ...mediaIn(photos)].sort((a, b) => a.messageId - b.messageId),
  };
}

/** Gives photos without a text to the posts that they belong to. Of the others nothing is published. */
export function joinPhotos(items: readonly (PostItem | LoosePhotos)[]): PostItem[] {
  const posts = items.flatMap((item) => (item.kind === "post" ? [item.post] : []));
  const loose = items.filter((item) => item.kind === "photos");
  const byPost = Map.groupBy(loose, (photos) => postOfPhotos(photos, posts));
  return items.flatMap((item): PostItem[] => {
    if (item.kind === "other") return [item];
    if (item.kind === "post") {
      const photos = (byPost.get(item.post) ?? []).flatMap(({ messages }) => messages);
      return [{ kind: "post", post: photos.length === 0 ? item.post : withPhotos(item.post, photos) }];
    }
    const isLeft = byPost.get(undefined)?.includes(item);
    return isLeft ? item.messages.map(({ id }) => ({ kind: "other", message: { id, reason: NO_TEXT } })) : [];
  });
}
