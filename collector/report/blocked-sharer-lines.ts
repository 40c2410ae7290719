import { keyText } from "../posts/rows.ts";
import type { BlockedPhotoSharer } from "../store/people.ts";

/** Listings that show photos like those of a blocked contact (docs/behaviour.md, C16), a line for each. */
export function blockedSharerLines(sharers: readonly BlockedPhotoSharer[]): string[] {
  return sharers.map(({ id, title, channel, message_id, contact, photos }) => {
    const post = channel === null || message_id === null ? `rental ${id}` : keyText({ channel, message_id });
    const shown = photos === 1 ? "a photo" : `${photos} photos`;
    return `${title === null ? post : `${post} (${title})`} shows ${shown} of ${contact.replace(/^tel:|^tg:/, "")}, who is blocked`;
  });
}
