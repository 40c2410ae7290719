import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { channelName } from "../sources/channel-name.ts";

export const postKey = z.object({ channel: z.string(), message_id: z.int() });
/** Identifies a post by its channel and the message that holds its text. */
export type PostKey = z.infer<typeof postKey>;

/** The key as the owner writes it: `balirent/2141`. */
export function keyText({ channel, message_id }: PostKey): string {
  return `${channel}/${message_id}`;
}

/** Parses `balirent/2141` or `https://t.me/balirent/2141`. Throws a `CliError` for anything else. */
export function parseKey(written: string): PostKey {
  const slash = written.lastIndexOf("/");
  const channel = channelName(written.slice(0, Math.max(slash, 0)));
  // Telegram adds "?single" to the address of one photo of an album.
  const [message = ""] = written.slice(slash + 1).split("?", 1);
  if (channel === "" || !/^-?[1-9]\d{0,15}$/.test(message)) {
    throw new CliError(`${written}: name a post as CHANNEL/MESSAGE, like balirent/2141.`);
  }
  return { channel, message_id: Number(message) };
}
