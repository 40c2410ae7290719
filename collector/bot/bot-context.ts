import type { SupabaseClient } from "@supabase/supabase-js";
import type { Api, Context } from "grammy";
import type { Message } from "grammy/types";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { Language } from "../../lib/language/translator.ts";
import type { Desk } from "../desk/press-card.ts";
import { LANGUAGES, localeOf } from "../report/languages.ts";
import type { Run } from "../run/run-batch.ts";
import { storableText } from "../sources/message.ts";
import type { OwnerMessages } from "./owner/owner-messages.ts";

/** What the bot works with while the data service is open. */
export type BotContext = {
  run: Run;
  client: SupabaseClient;
  api: Api;
  /** Address of the site without a slash at its end; null if SITE_URL is not set. */
  site: string | null;
  now: Date;
  /** Telegram ids of the site's owners. Nobody else reaches the desk and the owner's commands. */
  owners: ReadonlySet<number>;
  /** The cards and lists in the chats of the owners. */
  messages: OwnerMessages;
  erase: Desk["erase"];
  /** `updateId` names the update of Telegram that failed. */
  onFailure: (error: unknown, updateId?: number) => void;
};

/** An update of Telegram, as the conversations of the bot get it. */
export type BotUpdate = Context & { bot: BotContext };

/** The text or caption of a message; empty for voice messages, stickers and the like. */
export const textOf = (message: Pick<Message, "text" | "caption"> | undefined): string =>
  storableText(message?.text ?? message?.caption ?? "").trim();

/** Whether a user has deleted what is known of the chat, or has blocked the bot. */
export const wantsForgetting = (ctx: Context): boolean =>
  ctx.hasCommand("delete") || ctx.myChatMember?.new_chat_member.status === "kicked";

/** The language of a user's Telegram. */
export const languageOf = ({ from }: Context): Language => LANGUAGES[localeOf(from?.language_code)];

const NUMERIC_ID = /^[1-9]\d{0,15}$/;

/** The Telegram ids in TELEGRAM_OWNER: numbers, separated by commas. Throws a `CliError` that names what is not a number. */
export function parseOwners(written: string | undefined): ReadonlySet<number> {
  const ids = (written ?? "").split(",").flatMap((part) => part.trim() || []);
  const wrong = ids.find((id) => !NUMERIC_ID.test(id));
  if (wrong !== undefined) {
    throw new CliError(
      `TELEGRAM_OWNER holds "${wrong}", which is no Telegram id. Ids are numbers, like 123456789 (@userinfobot tells yours); several are separated by commas.`,
    );
  }
  return new Set(ids.map(Number));
}
