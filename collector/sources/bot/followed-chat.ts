import type { Chat } from "grammy/types";
import { channelName } from "../message.ts";

/** The channel that `--channel` names; `chatId` if it also gives the chat (`1234567=balirent`), without Telegram's -100 prefix. */
export type RequestedChannel = { name: string; chatId: string | null };

export type PinnedChats = ReadonlyMap<number, string>;

/** Parses `balirent`, or `1234567=balirent`: chat 1234567, whatever its public name, collected as `balirent`. */
export function parseRequestedChannel(written: string): RequestedChannel {
  const [, chatId = null, name = written] = /^(?:-100|-)?(\d+)=(.+)$/s.exec(written.trim()) ?? [];
  return { name: channelName(name), chatId };
}

/** The chat id as exports write it: the Bot API puts -100 before it. */
export const bareChatId = (id: number): string => String(id).replace(/^-(?:100)?/, "");

const lowerCase = (name: string) => name.toLowerCase();

export function otherHolder(pinned: PinnedChats, channel: string, chatId: number): number | null {
  const [holder] = [...pinned].find(([, name]) => lowerCase(name) === lowerCase(channel)) ?? [chatId];
  return holder === chatId ? null : holder;
}

/**
 * The channel name for the posts of a chat (docs/behaviour.md, C5): the one its first post was stored under, else its public name, else
 * `c/` and its id; never its title, which anybody can copy. Null if the chat was not requested, a refusal if another has the name.
 */
export function channelOfChat(
  { id, username }: Chat,
  pinned: PinnedChats,
  requested: RequestedChannel | null,
): { channel: string } | { refusal: string } | null {
  const bareId = bareChatId(id);
  if (requested?.chatId) return requested.chatId === bareId ? { channel: requested.name } : null;
  const channel = pinned.get(id) ?? (username || `c/${bareId}`);
  if (requested && lowerCase(channel) !== lowerCase(requested.name)) return null;
  const holder = otherHolder(pinned, channel, id);
  if (holder === null) return { channel };
  return {
    refusal: `Chat ${bareId} calls itself ${channel}, which is chat ${bareChatId(holder)}: its posts are left out. If the channel has moved there, say so once: --channel ${bareId}=${channel}.`,
  };
}

export function pinnedMessage({ id, username }: Chat, channel: string): string {
  const firstSentence = `Chat ${bareChatId(id)} is collected as ${channel} from now on, and no other chat is.`;
  return username
    ? firstSentence
    : `${firstSentence} Posts of it that are kept under another name go on with --channel ${bareChatId(id)}=NAME.`;
}
