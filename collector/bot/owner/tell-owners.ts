import type { Update } from "grammy/types";
import { CliError, messageOf } from "../../../lib/cli/cli-error.ts";
import { counted } from "../../../lib/cli/counted.ts";
import { postCard } from "../../desk/post-card.ts";
import { waitingCount } from "../../owner/post-lines.ts";
import type { PostKey } from "../../posts/post-key.ts";
import { bareChatId } from "../../sources/bot/followed-chat.ts";
import { isForbidden, loggedError } from "../../sources/bot/request-failure.ts";
import { storableText } from "../../sources/message.ts";
import type { BotContext } from "../bot-context.ts";
import { clearGone, sendCard, sendShortCard } from "./card-message.ts";
import { dueSummary, summaryDay } from "./daily-summary.ts";

/** Calls `send` for each owner, also after a failure for another. Returns false if no call reached Telegram, and may be repeated. */
export async function toOwners(
  { owners, onFailure }: BotContext,
  send: (chatId: number) => Promise<unknown>,
): Promise<boolean> {
  let isReached = false;
  for (const chatId of owners) {
    try {
      await send(chatId);
      isReached = true;
    } catch (error) {
      isReached ||= isForbidden(error);
      onFailure(error);
    }
  }
  return isReached;
}

/** Cards that are sent at once: with photos they are up to five messages each. */
export const MAX_CARDS = 5;

export async function sendCards(
  context: BotContext,
  chatId: number,
  keys: readonly PostKey[],
): Promise<void> {
  for (const key of keys) {
    const card = await postCard(context.run, key, context.now);
    if (card !== null) await sendCard(context, chatId, card);
  }
}

/** Sends how many posts wait, and the cards of the newest. */
export async function sendWaiting(context: BotContext, chatId: number): Promise<void> {
  const { posts, total } = await context.run.service.posts.waiting(MAX_CARDS);
  const newest = total > posts.length ? `; the newest ${posts.length}` : "";
  await context.api.sendMessage(chatId, `${waitingCount(total)}${newest}.`);
  await sendCards(context, chatId, posts);
}

const MAX_OLDEST = 10;

/** Asks whether the homes that were posted first are still free, a message each (docs/behaviour.md, B24). */
async function askOfOldest(context: BotContext, chatId: number): Promise<void> {
  const { run, now } = context;
  for (const key of await run.service.listings.oldest(MAX_OLDEST)) {
    const card = await postCard(run, key, now);
    const note = "Is it still free?";
    if (card !== null) await sendShortCard(context, chatId, card, { note, presses: ["taken", "still-free"] });
  }
}

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

/** Tells the owners of each waiting post once: of one by its card, of several by their number (docs/behaviour.md, B23). */
export async function tellWaiting(context: BotContext): Promise<void> {
  const { posts } = context.run.service;
  const keys = await posts.unannounced();
  if (keys.length === 0) return;
  const isTold = await toOwners(context, (chatId) =>
    keys.length === 1
      ? sendCards(context, chatId, keys)
      : context.api.sendMessage(chatId, `${waitingCount(keys.length)}: /waiting`),
  );
  if (isTold) await posts.markAnnounced(keys, context.now);
}

const MAX_WHY = 200;
const MAX_ADDRESS = 200;
const MAX_SKIPPED = 20;

/** Where an update stands that the bot could not handle, and why, without its words. */
export function skippedLine(update: Update, error: unknown): string {
  const { update_id, channel_post, edited_channel_post, message, edited_message } = update;
  const { chat, message_id } = channel_post ?? edited_channel_post ?? message ?? edited_message ?? {};
  const isPublic = chat !== undefined && chat.type !== "private";
  const address = isPublic && `https://t.me/${chat.username ?? `c/${bareChatId(chat.id)}`}/${message_id}`;
  const [line = ""] = messageOf(error).split("\n");
  const place = storableText(address || "in a private chat", MAX_ADDRESS);
  return `Update ${update_id}, ${place}: ${storableText(line, MAX_WHY)}`;
}

const TO_DO =
  "What was posted there is not on the site: collect an export of the channel, or post it anew. What is in a private chat was not answered.";

/** Tells the owners once what was skipped. */
export async function tellSkipped(context: BotContext, skipped: readonly string[]): Promise<void> {
  if (skipped.length === 0) return;
  const heading = `${counted(skipped.length, "message")} could not be handled and were left out.`;
  const text = [heading, ...skipped.slice(0, MAX_SKIPPED), TO_DO].join("\n\n");
  await toOwners(context, (chatId) => context.api.sendMessage(chatId, text));
}

const MAX_ERRORS = 50;

/** Tells the owners what no update asks for. One instance per process: it keeps the errors of the day. */
export class OwnerNotifier {
  readonly #hasOwners: boolean;
  readonly #errors = new Set<string>();
  #summaryDay: string | null = null;

  constructor(hasOwners: boolean) {
    this.#hasOwners = hasOwners;
  }

  /** Logs a failure, and keeps its first line for the summary. `updateId` names the update of Telegram that failed. */
  readonly onFailure = (error: unknown, updateId?: number): void => {
    const isPlain = typeof error === "string";
    const failure = isPlain ? error : error instanceof CliError ? error.message : loggedError(error);
    const text = updateId === undefined ? failure : `Update ${updateId}: ${failure}`;
    console.error(text);
    const [line = ""] = text.split("\n");
    if (this.#errors.size < MAX_ERRORS) this.#errors.add(line.slice(0, 200).toWellFormed());
  };

  /** Whether a summary may be due: true once a day, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#hasOwners && this.#summaryDay !== summaryDay(now);
  }

  /** Tells the owners what was skipped, what waits, and the day's summary if it is due. Failures are only logged. */
  async tell(context: BotContext, skipped: readonly string[]): Promise<void> {
    if (!this.#hasOwners) return;
    try {
      await tellSkipped(context, skipped);
      await clearGone(context);
      await tellWaiting(context);
      if (!this.isDue(context.now)) return;
      const summary = await dueSummary(context, [...this.#errors]);
      if (summary && (await toOwners(context, (chatId) => context.api.sendMessage(chatId, summary))))
        this.#errors.clear();
      this.#summaryDay = summaryDay(context.now);
      if (summary && isMonday(this.#summaryDay))
        await toOwners(context, (chatId) => askOfOldest(context, chatId));
    } catch (error) {
      this.onFailure(error);
    }
  }
}
