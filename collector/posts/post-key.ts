import { z } from "zod";

export const postKey = z.object({ channel: z.string(), message_id: z.int() });
/** Identifies a post by its channel and the message that holds its text. */
export type PostKey = z.infer<typeof postKey>;

/** The key as the owner writes it: `balirent/2141`. */
export function keyText({ channel, message_id }: PostKey): string {
  return `${channel}/${message_id}`;
}
