import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { messageOf, partId, partOf } from "../../lib/rental/message-part.ts";
import { channelName } from "../sources/message.ts";

export const postKey = z.object({ channel: z.string(), message_id: z.int() });
/** Identifies a post by its channel and the message that holds its text. */
export type PostKey = z.infer<typeof postKey>;

/** A message as the owner writes it: `2141`, and `2141.2` for the second home in it. */
export const messageText = (id: number): string =>
  partOf(id) === 1 ? `${id}` : `${messageOf(id)}.${partOf(id)}`;

/** The key as the owner writes it: `balirent/2141`, `balirent/2141.2`. */
export function keyText({ channel, message_id }: PostKey): string {
  return `${channel}/${messageText(message_id)}`;
}

/** Whether two posts are homes of one message, or the same. */
export const isOfSameMessage = (one: PostKey, other: PostKey): boolean =>
  one.channel === other.channel && messageOf(one.message_id) === messageOf(other.message_id);

/** Parses `balirent/2141`, `balirent/2141.2` or `https://t.me/balirent/2141`; null for anything else. */
export function readKey(written: string): PostKey | null {
  const slash = written.lastIndexOf("/");
  const channel = channelName(written.slice(0, Math.max(slash, 0)));
  // Telegram adds "?single" to the address of one photo of an album.
  const [id = ""] = written.slice(slash + 1).split("?", 1);
  const [, message, part = "1"] = /^(-?[1-9]\d{0,9})(?:\.([1-9]\d?))?$/.exec(id) ?? [];
  if (channel === "" || message === undefined) return null;
  return { channel, message_id: partId(Number(message), Number(part)) };
}

/** Like `readKey`, but throws a `CliError` for anything else. */
export function parseKey(written: string): PostKey {
  const key = readKey(written);
  if (key) return key;
  throw new CliError(`${written}: name a post as CHANNEL/MESSAGE, like balirent/2141.`);
}
