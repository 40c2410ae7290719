import { channelName } from "../export/choose-chat.ts";
import type { BotChat } from "./bot-update.ts";

/** The channel that `--channel` asks for; `chatId` where it also says whose it is, without the -100 before it. */
export type AskedChannel = { name: string; chatId: string | null };

/** The name of each chat whose posts were collected before. */
export type PinnedChats = ReadonlyMap<number, string>;

/** `balirent`, or `1234567=balirent`: the chat 1234567, whatever it is called, under that name. */
export function askedChannel(written: string): AskedChannel {
  const [, chatId = null, name = written] = /^(?:-100|-)?(\d+)=(.+)$/s.exec(written.trim()) ?? [];
  return { name: channelName(name), chatId };
}

/** As exports write it: without the -100 that the Bot API puts before the id of a channel. */
export const bareChatId = (id: number): string => String(id).replace(/^-(?:100)?/, "");

const fold = (name: string) => name.toLowerCase();

/**
 * Under which name the posts of a chat are collected (docs/behaviour.md, C5): that of its first post, otherwise its public name,
 * and without one `c/` and its id. Its title is never a name, since anybody may choose any. Null: it is not asked for. A refusal
 * where another chat has the name.
 */
export function followedChannel(
  { id, username }: BotChat,
  pinned: PinnedChats,
  asked: AskedChannel | null,
): { channel: string } | { refusal: string } | null {
  const bareId = bareChatId(id);
  if (asked?.chatId) return asked.chatId === bareId ? { channel: asked.name } : null;
  const channel = pinned.get(id) ?? (username || `c/${bareId}`);
  if (asked && fold(channel) !== fold(asked.name)) return null;
  const holder = [...pinned].find(([, name]) => fold(name) === fold(channel));
  if (!holder || holder[0] === id) return { channel };
  return {
    refusal: `Chat ${bareId} calls itself ${channel}, which is chat ${bareChatId(holder[0])}: its posts are left out. If the channel has moved there, say so once: --channel ${bareId}=${channel}.`,
  };
}

/** What the owner reads when the first post of a chat comes. */
export function pinnedSentence({ id, username }: BotChat, channel: string): string {
  const from = `Chat ${bareChatId(id)} is collected as ${channel} from now on, and no other chat is.`;
  return username
    ? from
    : `${from} Posts of it that are kept under another name go on with --channel ${bareChatId(id)}=NAME.`;
}
