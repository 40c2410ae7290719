import { Composer } from "grammy";
import { type BotUpdate, textOf } from "../bot/bot-context.ts";
import { sendText } from "../bot/send-message.ts";
import { LANGUAGES, localeOf } from "../report/languages.ts";
import { sendFailure } from "../sources/bot/request-failure.ts";
import type { Alerts } from "./alert-context.ts";
import { answerPress, type VisitorChat } from "./answer-press.ts";
import {
  type AskedSearch,
  findHomes,
  isAddress,
  searchOfAddress,
  searchOfSentence,
  searchOfStart,
} from "./find-homes.ts";
import { searchAnswer, searchList } from "./search-text.ts";

const say = ({ send }: VisitorChat, ...texts: string[]) => send({ text: texts.join("\n\n"), buttons: [] });

const sayHow = (chat: VisitorChat) =>
  say(chat, chat.language.t("bot.welcome"), chat.language.t("bot.commands"));

async function list(chat: VisitorChat, heading: string): Promise<unknown> {
  const { t } = chat.language;
  const searches = await chat.alerts.store.searchesOf(chat.id);
  if (searches.length === 0) return say(chat, t("bot.none"), t("bot.welcome"));
  return chat.send(searchList(searches, heading, chat.language));
}

/** What the column takes. Quotation marks and the like are three characters each in an address. */
const MAX_QUERY = 2_000;

async function save(chat: VisitorChat, { query, unread }: AskedSearch): Promise<unknown> {
  const { alerts, id, locale, language } = chat;
  if (query.length > MAX_QUERY) return say(chat, language.t("bot.tooLong"));
  const isSaved = await alerts.store.save(id, query, locale);
  if (!isSaved) return list(chat, language.t("bot.tooMany"));
  const search = (await alerts.store.searchesOf(id)).find((each) => each.query === query);
  if (!search) return;
  const found = findHomes(await alerts.homes(), query);
  return chat.send(searchAnswer(search, found, unread, await alerts.wording(locale)));
}

async function start(chat: VisitorChat, code: string): Promise<unknown> {
  if (code === "") return sayHow(chat);
  const asked = searchOfStart(code);
  return asked ? save(chat, asked) : say(chat, chat.language.t("bot.notRead"));
}

async function read(chat: VisitorChat, text: string): Promise<unknown> {
  const { context } = chat.alerts;
  const hasAddress = isAddress(text);
  const asked = hasAddress
    ? searchOfAddress(text, context.site)
    : searchOfSentence(text, (await chat.alerts.homes()).places, context.now);
  if (asked) return save(chat, asked);
  return say(chat, chat.language.t(hasAddress ? "bot.notRead" : "bot.welcome"));
}

async function forget(chat: VisitorChat, answer: string): Promise<unknown> {
  await chat.alerts.store.forget(chat.id);
  return say(chat, answer);
}

/** The conversation with visitors, who save searches (docs/behaviour.md, B4, B5). It takes every message and press. */
export function savedSearches(alerts: Alerts): Composer<BotUpdate> {
  const { store } = alerts;
  const searches = new Composer<BotUpdate>();
  const visitors = searches.chatType("private").errorBoundary(async ({ error, ctx }) => {
    if (sendFailure(error).kind !== "blocked") throw error;
    await store.forget(ctx.chat.id);
  });
  const chatOf = ({ api, chat: { id }, from }: BotUpdate & { chat: { id: number } }): VisitorChat => {
    const locale = localeOf(from?.language_code);
    return { alerts, id, locale, language: LANGUAGES[locale], send: (message) => sendText(api, id, message) };
  };

  visitors.on("my_chat_member", ({ chat, myChatMember }) =>
    myChatMember.new_chat_member.status === "kicked" ? store.forget(chat.id) : undefined,
  );
  visitors.use(async ({ chat }, next) => {
    await store.touch(chat.id);
    await next();
  });
  visitors.command("start", (ctx) => start(chatOf(ctx), ctx.match.trim()));
  visitors.command("mine", (ctx) => {
    const chat = chatOf(ctx);
    return list(chat, chat.language.t("bot.yours"));
  });
  visitors.command("stop", (ctx) => {
    const chat = chatOf(ctx);
    return forget(chat, chat.language.t("bot.stoppedAll"));
  });
  visitors.command("delete", (ctx) => {
    const chat = chatOf(ctx);
    return forget(chat, chat.language.t("bot.deleted"));
  });
  visitors.on("message", (ctx) => {
    const text = textOf(ctx.message);
    return text.startsWith("/") ? sayHow(chatOf(ctx)) : read(chatOf(ctx), text);
  });
  visitors.on("callback_query:data", async (ctx) => {
    if (ctx.chat.id !== ctx.from.id) return;
    const { data } = ctx.callbackQuery;
    const note = await answerPress(chatOf(ctx), data, ctx.msgId ?? 0).catch((error: unknown) => {
      // An edit that changes nothing (a second press), or one of a deleted message, is no failure.
      if (sendFailure(error).kind !== "refused") throw error;
      return "";
    });
    await ctx.answerCallbackQuery(note === "" ? {} : { text: note });
  });
  return searches;
}
