import { findHomes } from "./find-homes.ts";
import {
  type AskedSearch,
  isAddress,
  searchOfAddress,
  searchOfSentence,
  searchOfStart,
} from "./read-search.ts";
import { searchAnswer, searchList } from "./search-text.ts";
import type { VisitorChat } from "./visitor-chat.ts";

const say = ({ send }: VisitorChat, ...texts: string[]) => send({ text: texts.join("\n\n"), buttons: [] });

async function sayHow(chat: VisitorChat): Promise<void> {
  await say(chat, chat.language.t("bot.welcome"), chat.language.t("bot.commands"));
}

async function list(chat: VisitorChat, heading: string): Promise<void> {
  const { t } = chat.language;
  const searches = await chat.alerts.store.searchesOf(chat.id);
  if (searches.length === 0) return say(chat, t("bot.none"), t("bot.welcome"));
  await chat.send(searchList(searches, heading, chat.language));
}

/** What the column takes. Quotation marks and the like are three characters each in an address. */
const MAX_QUERY = 2_000;

async function save(chat: VisitorChat, { query, unread }: AskedSearch): Promise<void> {
  const { alerts, id, locale, language } = chat;
  if (query.length > MAX_QUERY) return say(chat, language.t("bot.tooLong"));
  const isSaved = await alerts.store.save(id, query, locale);
  if (!isSaved) return list(chat, language.t("bot.tooMany"));
  const search = (await alerts.store.searchesOf(id)).find((each) => each.query === query);
  if (!search) return;
  const found = findHomes(await alerts.homes(), query);
  await chat.send(searchAnswer(search, found, unread, await alerts.wording(locale)));
}

async function start(chat: VisitorChat, code: string): Promise<void> {
  if (code === "") return sayHow(chat);
  const asked = searchOfStart(code);
  await (asked ? save(chat, asked) : say(chat, chat.language.t("bot.notRead")));
}

async function read(chat: VisitorChat, text: string): Promise<void> {
  const { context } = chat.alerts;
  const hasAddress = isAddress(text);
  const asked = hasAddress
    ? searchOfAddress(text, context.site)
    : searchOfSentence(text, (await chat.alerts.homes()).places, context.now);
  if (asked) return save(chat, asked);
  await say(chat, chat.language.t(hasAddress ? "bot.notRead" : "bot.welcome"));
}

async function forget(chat: VisitorChat, answer: string): Promise<void> {
  await chat.alerts.store.forget(chat.id);
  await say(chat, answer);
}

/** "/start CODE", "/mine@my_bot" */
const COMMAND = /^\/([a-z]+)(?:@\w+)?(?:\s+(\S+))?\s*$/i;

/** Answers what a visitor writes (docs/behaviour.md, B4, B5). */
export async function answerMessage(chat: VisitorChat, text: string): Promise<void> {
  const { t } = chat.language;
  const [, command = "", argument = ""] = COMMAND.exec(text) ?? [];
  await chat.alerts.store.touch(chat.id);
  switch (command.toLowerCase()) {
    case "start":
      return start(chat, argument);
    case "mine":
      return list(chat, t("bot.yours"));
    case "stop":
      return forget(chat, t("bot.stoppedAll"));
    case "delete":
      return forget(chat, t("bot.deleted"));
    case "":
      return read(chat, text);
    default:
      return sayHow(chat);
  }
}
