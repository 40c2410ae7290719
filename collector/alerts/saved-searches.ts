import { Composer } from "grammy";
import { type BotUpdate, languageOf, textOf } from "../bot/bot-context.ts";
import { type OutgoingMessage, onEarlierMessage } from "../bot/send-message.ts";
import { sendFailure } from "../sources/bot/request-failure.ts";
import { RHYTHMS } from "./alert-store.ts";
import type { Alerts } from "./alerts.ts";
import {
  type AskedSearch,
  findHomes,
  searchOfAddress,
  searchOfSentence,
  searchOfStart,
} from "./find-homes.ts";
import { searchAnswer, searchEntry, searchLabel } from "./search-text.ts";

type Chat = BotUpdate & { chat: { id: number } };

/** What the column takes. Quotation marks and the like are three characters each in an address. */
const MAX_QUERY = 2_000;

const say = (ctx: Chat, ...texts: string[]) => ctx.reply(texts.join("\n\n"));

const send = (ctx: Chat, { text, buttons }: OutgoingMessage) =>
  ctx.reply(text, { reply_markup: { inline_keyboard: buttons } });

function sayHow(ctx: Chat): Promise<unknown> {
  const { t } = languageOf(ctx);
  return say(ctx, t("bot.welcome"), t("bot.commands"));
}

/** Answers a press, and changes its message unless that was deleted or says the same already. */
async function answerPress(ctx: Chat, edited: OutgoingMessage | null, note = ""): Promise<void> {
  if (edited) {
    const reply_markup = { inline_keyboard: edited.buttons };
    await onEarlierMessage(ctx.editMessageText(edited.text, { reply_markup }));
  }
  await ctx.answerCallbackQuery(note === "" ? {} : { text: note });
}

/** The conversation with visitors, who save searches (docs/behaviour.md, B4, B5). It takes every message and press. */
export function savedSearches(alerts: Alerts): Composer<BotUpdate> {
  const { store, context } = alerts;

  async function list(ctx: Chat, heading: string): Promise<unknown> {
    const language = languageOf(ctx);
    const { t } = language;
    const searches = await store.searchesOf(ctx.chat.id);
    if (searches.length === 0) return say(ctx, t("bot.none"), t("bot.welcome"));
    await say(ctx, heading);
    for (const search of searches) await send(ctx, searchEntry(search, language));
  }

  async function save(ctx: Chat, { query, unread }: AskedSearch): Promise<unknown> {
    const { t, locale } = languageOf(ctx);
    if (query.length > MAX_QUERY) return say(ctx, t("bot.tooLong"));
    if (!(await store.save(ctx.chat.id, query, locale))) return list(ctx, t("bot.tooMany"));
    const search = (await store.searchesOf(ctx.chat.id)).find((each) => each.query === query);
    if (!search) return;
    const found = findHomes(await alerts.homes(), query);
    return send(ctx, searchAnswer(search, { found, unread }, await alerts.wording(locale)));
  }

  async function read(ctx: Chat, text: string): Promise<unknown> {
    const isAddress = /^https?:\/\/\S+$/i.test(text);
    const asked = isAddress
      ? searchOfAddress(text, context.site)
      : searchOfSentence(text, (await alerts.homes()).places, context.now);
    return asked ? save(ctx, asked) : say(ctx, languageOf(ctx).t(isAddress ? "bot.notRead" : "bot.welcome"));
  }

  const searches = new Composer<BotUpdate>();
  const visitors = searches.chatType("private").errorBoundary(async ({ error, ctx }) => {
    if (sendFailure(error).kind !== "blocked") throw error;
    await alerts.forget(ctx.chat.id);
  });
  visitors.on("my_chat_member", ({ chat, myChatMember }) =>
    myChatMember.new_chat_member.status === "kicked" ? alerts.forget(chat.id) : undefined,
  );
  visitors.use(async ({ chat }, next) => {
    await store.touch(chat.id);
    await next();
  });
  visitors.command("start", (ctx) => {
    if (ctx.match === "") return sayHow(ctx);
    const asked = searchOfStart(ctx.match.trim());
    return asked ? save(ctx, asked) : say(ctx, languageOf(ctx).t("bot.notRead"));
  });
  visitors.command("mine", (ctx) => list(ctx, languageOf(ctx).t("bot.yours")));
  visitors.command(["stop", "delete"], async (ctx) => {
    await alerts.forget(ctx.chat.id);
    await say(ctx, languageOf(ctx).t(ctx.hasCommand("stop") ? "bot.stoppedAll" : "bot.deleted"));
  });
  visitors.on("message", (ctx) => {
    const text = textOf(ctx.message);
    return text.startsWith("/") ? sayHow(ctx) : read(ctx, text);
  });

  const presses = visitors.on("callback_query:data").filter(({ chat, from }) => chat.id === from.id);
  presses.callbackQuery(/^v:hide:(\d{1,15})$/, async (ctx) => {
    await store.hide(ctx.chat.id, Number(ctx.match[1]));
    await onEarlierMessage(ctx.deleteMessage());
    await answerPress(ctx, null, languageOf(ctx).t("bot.hidden"));
  });
  presses.callbackQuery(/^v:(yes|no)$/, async (ctx) => {
    const { t } = languageOf(ctx);
    const goesOn = ctx.match[1] === "yes";
    if (!goesOn) await alerts.forget(ctx.chat.id);
    await answerPress(ctx, { text: t(goesOn ? "bot.goesOn" : "bot.deleted"), buttons: [] });
  });
  presses.callbackQuery(/^v:([a-z]+):(\d{1,15})$/, async (ctx, next) => {
    const language = languageOf(ctx);
    const [, action = "", id] = ctx.match;
    const search = (await store.searchesOf(ctx.chat.id)).find((each) => each.id === Number(id));
    const rhythm = RHYTHMS.find((each) => each === action);
    if (search && action === "stop") {
      await store.remove(search);
      const text = language.t("bot.stopped", { search: searchLabel(search.query, language) });
      return answerPress(ctx, { text, buttons: [] });
    }
    const isPause = action === "pause" || action === "resume";
    const change = rhythm ? { rhythm } : isPause ? { is_paused: action === "pause" } : null;
    if (!search || !change) return next();
    await store.change(search, change);
    return answerPress(ctx, searchEntry({ ...search, ...change }, language));
  });
  presses.use((ctx) => answerPress(ctx, null, languageOf(ctx).t("bot.outdated")));
  return searches;
}
