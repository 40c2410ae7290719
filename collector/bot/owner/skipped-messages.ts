import type { Message, Update } from "grammy/types";
import { messageOf } from "../../../lib/cli/cli-error.ts";
import { counted } from "../../../lib/cli/counted.ts";
import { bareChatId } from "../../sources/bot/followed-chat.ts";
import { storableText } from "../../sources/message.ts";
import type { BotContext } from "../bot-context.ts";
import { sendText } from "../send-message.ts";
import { toOwners } from "./tell-waiting.ts";

const MAX_WHY = 200;
const MAX_ADDRESS = 200;
const MAX_LISTED = 20;

function addressOf({ chat, message_id }: Message): string | null {
  if (chat.type === "private") return null;
  return storableText(
    `https://t.me/${chat.username ?? `c/${bareChatId(chat.id)}`}/${message_id}`,
    MAX_ADDRESS,
  );
}

/** An update that the bot could not handle. `address` is that of its message in a channel or group; null in a private chat. */
export type Skipped = { update_id: number; address: string | null; why: string };

/** Where an update that is skipped stands, and why, without its words. */
export function skippedUpdate(update: Update, error: unknown): Skipped {
  const { update_id, channel_post, edited_channel_post, message, edited_message } = update;
  const posted = channel_post ?? edited_channel_post ?? message ?? edited_message;
  const [line = ""] = messageOf(error).split("\n");
  const why = storableText(line, MAX_WHY);
  return { update_id, address: posted ? addressOf(posted) : null, why };
}

/** "Update 12, https://t.me/balihomes/34: The data service refused …" */
export const skippedLine = ({ update_id, address, why }: Skipped): string =>
  `Update ${update_id}, ${address ?? "in a private chat"}: ${why}`;

const TO_DO =
  "What was posted there is not on the site: collect an export of the channel, or post it anew. What is in a private chat was not answered.";

/** Tells the owners once what was skipped. */
export async function tellSkipped(context: BotContext, skipped: readonly Skipped[]): Promise<void> {
  if (skipped.length === 0) return;
  const lines = skipped.slice(0, MAX_LISTED).map(skippedLine);
  const heading = `${counted(skipped.length, "message")} could not be handled and were left out.`;
  const text = [heading, ...lines, TO_DO].join("\n\n");
  await toOwners(context, (chatId) => sendText(context.api, chatId, { text, buttons: [] }));
}
