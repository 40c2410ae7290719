import { isTelegramName } from "@rentals/reader/forms/chat-addresses.ts";
import { CliError } from "../../../lib/cli/cli-error.ts";
import { counted } from "../../../lib/cli/counted.ts";
import { channelName } from "../message.ts";
import type { Chat } from "./export-file.ts";

function isNamed(chat: Chat, name: string): boolean {
  return chat.id === name || chat.name.toLowerCase() === name.toLowerCase();
}

/** Advice for a name that is a title: a later run under the public name would collect every post a second time. */
function adviceFor(channel: string, isSingle: boolean): string | null {
  if (isTelegramName(channel)) return null;
  const written = isSingle ? "balirent" : `"${channel}=balirent"`;
  return `The posts are kept under the title, ${channel}. If the channel has a public name, begin again with it in a new folder: --channel ${written}.`;
}

/**
 * The chat to collect and the channel name of its listings. `wanted` is a name or id, or `name=public` with the public name that posts
 * are linked by; of a single chat just the public name. `advice` is for a name that is only a title, which may be intended; else null.
 * Throws a `CliError` that lists the chats.
 */
export function chooseChat(chats: readonly Chat[], wanted: string | null) {
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
