import { reader } from "../../lib/region/region-reader.ts";
import { partId } from "../../lib/rental/message-part.ts";
import { aboutHome } from "./about-home.ts";
import type { ChannelPost } from "./post.ts";

type Photo = ChannelPost["media"][number];

/**
 * The posts of the homes that a post lists in several areas (docs/behaviour.md, C23): each with the text of its home, the ids of all, and
 * all photos but those with captions of their own that name another home. The post itself for one home.
 */
export function splitPost(post: ChannelPost): ChannelPost[] {
  const isCaptioned = ({ messageId, caption }: Photo) => messageId !== post.id && caption !== "";
  const holder = post.media.find(({ messageId }) => messageId === post.id);
  const texts = reader.splitHomes(holder?.caption || post.text, post);
  if (texts.length === 1) return [post];
  const ids = texts.map((_, at) => partId(post.id, at + 1));
  const messageIds = [...post.messageIds, ...ids.slice(1)];
  const homes = texts.map((text, at) => ({ ...post, id: partId(post.id, at + 1), messageIds, text }));
  return homes.map((home) => {
    const media = post.media.filter((photo) => {
      const named = isCaptioned(photo)
        ? homes.filter((each) => aboutHome(photo.caption, each) === "this")
        : [];
      return named.length === 0 || named.includes(home);
    });
    const captions = media.filter(isCaptioned).map(({ caption }) => caption);
    return { ...home, media, text: [home.text, ...captions].join("\n\n") };
  });
}
