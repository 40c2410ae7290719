import { CliError } from "../../../lib/cli/cli-error.ts";
import { counted } from "../../../lib/cli/counted.ts";
import { storableText } from "../message.ts";
import type { Chat } from "./export-file.ts";

export type ChosenChat = {
  chat: Chat;
  channel: string;
  /** What to do if the channel name is only a title, which may be intended; null otherwise. */
  advice: string | null;
};

const MAX_NAME_LENGTH = 200;
/** The form of a channel's public name, which a title seldom has. */
export const PUBLIC_NAME = /^[A-Za-z]\w{3,31}$/;

/** Address of a channel, its preview (`/s/`) or one of its posts. A private channel is `c/` and its id. */
const CHANNEL_ADDRESS = /^(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?((?:c\/)?[^/?#]*)(?:[/?#].*)?$/s;

/** `@balirent`, `t.me/balirent` and `https://t.me/balirent/` are the channel `balirent`. */
export function channelName(written: string): string {
  const name = written
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .replace(CHANNEL_ADDRESS, "$1")
    .replace(/^@/, "")
    .slice(0, MAX_NAME_LENGTH);
  return storableText(name).trim();
}

function isNamed(chat: Chat, name: string): boolean {
  return chat.id === name || chat.name.toLowerCase() === name.toLowerCase();
}

/** Advice for a name that is a title: a later run under the public name would collect every post a second time. */
function adviceFor(channel: string, isSingle: boolean): string | null {
  if (PUBLIC_NAME.test(channel)) return null;
  const written = isSingle ? "balirent" : `"${channel}=balirent"`;
  return `The posts are kept under the title, ${channel}. If the channel has a public name, begin again with it: --channel ${written}.`;
}

/**
 * The chat to collect and the channel name of its listings. `wanted` is a name or id, or `name=public` with the public name that posts
 * are linked by; of a single chat just the public name. Throws a `CliError` that lists the chats.
 */
export function chooseChat(chats: readonly Chat[], wanted: string | null): ChosenChat {
  const [picked, publicName] = wanted === null ? [null, ""] : splitName(wanted);
  const matching = picked === null ? chats : chats.filter((chat) => isNamed(chat, picked));
  const isSingle = chats.length === 1;
  const [chat, another] = matching.length === 0 && isSingle ? chats : matching;
  if (chat && !another) {
    const statedName = channelName(publicName);
    const channel =
      statedName ||
      channelName(matching.length === 0 && picked !== null ? picked : chat.name) ||
      channelName(chat.id);
    if (channel === "")
      throw new CliError(
        "The export does not say which chat it is of. Write its public name: --channel balirent.",
      );
    return { chat, channel, advice: statedName === "" ? adviceFor(channel, isSingle) : null };
  }
  const list = chats
    .map(({ name, id, messages }) => `  ${name} (id ${id}, ${counted(messages, "message")})`)
    .join("\n");
  throw new CliError(
    `Which chat? Name one of them with --channel, or its id; --channel NAME=PUBLIC_NAME also says its public name:\n${list}`,
  );
}

function splitName(wanted: string): [string, string] {
  const at = wanted.lastIndexOf("=");
  return at < 0 ? [wanted.trim(), ""] : [wanted.slice(0, at).trim(), wanted.slice(at + 1)];
}
