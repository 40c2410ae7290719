/** A channel, or a group or other chat of several authors. `id` is as exports write it: the Bot API puts -100 before it. */
export type ChatOfAuthors = { id: string; isChannel: boolean };

/**
 * Who wrote a message (docs/behaviour.md, C18), in the words of exports: "user123", "channel123". In a channel that is the channel, whoever
 * signs; elsewhere the sender: a member, or the channel or group in whose name a member or an anonymous administrator writes.
 */
export function authorOf({ id, isChannel }: ChatOfAuthors, sender: string | null): string | null {
  return isChannel ? `channel${id}` : sender;
}
