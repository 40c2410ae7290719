import { storableText } from "./message.ts";

const MAX_NAME_LENGTH = 200;

/** Address of a channel, its preview (`/s/`) or one of its posts. A private channel is `c/` and its id. */
const CHANNEL_ADDRESS = /^(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?((?:c\/)?[^/?#]*)(?:[/?#].*)?$/s;

/** `@balirent`, `t.me/balirent` and `https://t.me/balirent/` are the channel `balirent`. */
export function channelName(written: string): string {
  const name = written
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .replace(CHANNEL_ADDRESS, "$1")
    .replace(/^@/, "");
  return storableText(name, MAX_NAME_LENGTH).trim();
}
