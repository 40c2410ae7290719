import { setTimeout as wait } from "node:timers/promises";
import { Bot, BotError, type Composer, type Transformer } from "grammy";
import type { Update, UserFromGetMe } from "grammy/types";
import { LRUCache } from "lru-cache";
import { retryAfter } from "../sources/bot/request-failure.ts";
import { isOutage, isRefusal } from "../store/call-function.ts";
import { type BotContext, type BotUpdate, languageOf } from "./bot-context.ts";
import { deskCards } from "./desk-cards.ts";
import { groupTopics } from "./group-topics.ts";
import { type FindHomes, ownerCommands } from "./owner-commands.ts";
import { reports } from "./reports.ts";

/** Telegram refuses longer texts and captions, and shows no longer answers to a press. */
const MAX_TEXT = 4_096;
const MAX_CAPTION = 1_024;
const MAX_NOTE = 200;

/** What waits longer is left to the caller: the outbox has other chats, and polling pauses on its own. */
const MAX_WAIT_SECONDS = 5;

const cut = (text: unknown, most: number) =>
  typeof text === "string" ? text.slice(0, most).toWellFormed() : undefined;

function withinLimits(method: string, payload: object): object {
  if ("caption" in payload) return { caption: cut(payload.caption, MAX_CAPTION) };
  if (!("text" in payload)) return {};
  if (method === "answerCallbackQuery") return { text: cut(payload.text, MAX_NOTE) };
  return { text: cut(payload.text, MAX_TEXT), link_preview_options: { is_disabled: true } };
}

/**
 * Keeps the limits of Telegram: cuts what is too long, shows no previews of links, and repeats a call once if Telegram asks to wait a
 * few seconds. That one was certainly not done; a call whose answer is lost is never repeated (decision 080).
 */
export const telegramLimits: Transformer = async (call, method, payload, signal) => {
  const limited = { ...payload, ...withinLimits(method, payload) };
  const answer = await call(method, limited, signal);
  if (answer.ok || answer.error_code !== 429) return answer;
  const seconds = retryAfter({ parameters: answer.parameters ?? {} });
  if (seconds === null || seconds > MAX_WAIT_SECONDS) return answer;
  await wait(seconds * 1_000);
  return call(method, limited, signal);
};

const MINUTE_MS = 60_000;
const MOST_ANSWERS = 20;

/** Counts messages and presses by chat: the bot answers at most 20 a minute of each (docs/behaviour.md, B6). One instance per process. */
export class AnswerLimit {
  readonly #times = new LRUCache<number, number[]>({ max: 10_000 });

  readonly allows = (chatId: number, now: Date): boolean => {
    const time = now.getTime();
    const recent = (this.#times.get(chatId) ?? []).filter((each) => time - each < MINUTE_MS && each <= time);
    const isAllowed = recent.length < MOST_ANSWERS;
    if (isAllowed) recent.push(time);
    this.#times.set(chatId, recent);
    return isAllowed;
  };
}

/** Tells a user that the bot cannot read a message, or knows nothing of a button any more. */
async function answerRefused(ctx: BotUpdate): Promise<void> {
  const { t } = languageOf(ctx);
  if (ctx.callbackQuery) await ctx.answerCallbackQuery({ text: t("bot.outdated") });
  else if (ctx.hasChatType("private")) await ctx.reply(t("bot.notRead"));
}

type Settings = {
  me: UserFromGetMe;
  /** Whether a chat may have another answer now (B6); not asked about owners. */
  allowsAnswer: (chatId: number, now: Date) => boolean;
  /** The conversation with visitors, who save searches. It takes every message and press that is left (B4, B5). */
  alerts: Composer<BotUpdate>;
  findHomes: FindHomes;
};

/**
 * The bot over an open data service. A conversation is a composer in a file of its own; which users reach it is said here. An update
 * whose handler fails is reported and skipped, and what the data service refuses is answered; while it is away its error is thrown.
 */
export function siteBot(
  context: BotContext,
  { me, allowsAnswer, alerts, findHomes }: Settings,
): Bot<BotUpdate> {
  const { api, owners, now, onFailure } = context;
  const bot = new Bot<BotUpdate>(api.token, { botInfo: me, ...(api.options && { client: api.options }) });
  bot.api.config.use(...api.config.installedTransformers());
  const handled = bot.errorBoundary(async ({ error, ctx }) => {
    if (isOutage(error)) throw error;
    const id = ctx.update.update_id;
    onFailure(error, id);
    if (isRefusal(error)) await answerRefused(ctx).catch((reason: unknown) => onFailure(reason, id));
  });
  handled.use((ctx, next) => {
    ctx.bot = context;
    return next();
  });
  handled.chatType(["group", "supergroup"]).use(groupTopics);
  const users = handled
    .chatType("private")
    .on(["message", "callback_query", "my_chat_member"])
    .filter(({ from, chat, myChatMember }) => {
      const isOwner = owners.has(from.id);
      return !from.is_bot && (isOwner || myChatMember !== undefined || allowsAnswer(chat.id, now));
    });
  users.filter(({ from }) => owners.has(from.id)).use(deskCards, ownerCommands(findHomes));
  users.use(reports, alerts);
  return bot;
}

/** Hands updates to the bot in order, but for those that were `handled` before. Throws while the data service is away. */
export async function answerUpdates(
  bot: Bot<BotUpdate>,
  updates: readonly Update[],
  handled: Set<number>,
): Promise<void> {
  for (const update of updates) {
    if (handled.has(update.update_id)) continue;
    await bot.handleUpdate(update).catch((failure: unknown) => {
      throw failure instanceof BotError ? failure.error : failure;
    });
    handled.add(update.update_id);
  }
}
