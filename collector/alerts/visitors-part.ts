import type { Locale } from "../../lib/language/locales.ts";
import type { BotContext } from "../bot/bot-context.ts";
import type { BotPart } from "../bot/dispatch.ts";
import type { ChatMessage, Press } from "../bot/incoming.ts";
import { LANGUAGES, localeOf } from "../bot/languages.ts";
import { type AlertMemory, Alerts } from "./alert-context.ts";
import { findHomes } from "./find-homes.ts";
import { parsePress } from "./press-data.ts";
import {
  type AskedSearch,
  isAddress,
  searchOfAddress,
  searchOfSentence,
  searchOfStart,
} from "./read-search.ts";
import { searchAnswer, searchEntry } from "./search-text.ts";
import { editMessage, sendText } from "./send-message.ts";
import { sendFailure } from "./send-result.ts";

/** The answers to visitors: what they write and press is read elsewhere, and only done here. */
class VisitorAnswers {
  readonly #alerts: Alerts;
  readonly #chatId: number;
  readonly #locale: Locale;

  constructor(alerts: Alerts, chatId: number, locale: Locale) {
    [this.#alerts, this.#chatId, this.#locale] = [alerts, chatId, locale];
  }

  get #language() {
    return LANGUAGES[this.#locale];
  }

  async #say(text: string): Promise<void> {
    await sendText(this.#alerts.context.api, this.#chatId, { text, buttons: [] });
  }

  async #list(): Promise<void> {
    const { t } = this.#language;
    const searches = await this.#alerts.store.searchesOf(this.#chatId);
    if (searches.length === 0) return this.#say(`${t("bot.none")}\n\n${t("bot.welcome")}`);
    for (const search of searches) {
      await sendText(this.#alerts.context.api, this.#chatId, searchEntry(search, this.#language));
    }
  }

  async #save({ query, unread }: AskedSearch): Promise<void> {
    const { store, context } = this.#alerts;
    if (!(await store.save(this.#chatId, query, this.#locale))) {
      await this.#say(this.#language.t("bot.tooMany"));
      return this.#list();
    }
    const search = (await store.searchesOf(this.#chatId)).find((each) => each.query === query);
    if (!search) return;
    const found = findHomes(await this.#alerts.homes(), query);
    const wording = await this.#alerts.wording(this.#locale);
    await sendText(context.api, this.#chatId, searchAnswer(search, found, unread, wording));
  }

  async #asked(text: string): Promise<AskedSearch | null> {
    const { site, now } = this.#alerts.context;
    if (isAddress(text)) return searchOfAddress(text, site);
    const { places } = await this.#alerts.homes();
    return searchOfSentence(text, places, now);
  }

  async answer(text: string): Promise<void> {
    const { t } = this.#language;
    const { store } = this.#alerts;
    const [, command = "", argument = ""] = /^\/([a-z]+)(?:@\w+)?(?:\s+(\S+))?\s*$/i.exec(text) ?? [];
    await store.touch(this.#chatId);
    switch (command.toLowerCase()) {
      case "mine":
        return this.#list();
      case "stop":
        await store.forget(this.#chatId);
        return this.#say(t("bot.stoppedAll"));
      case "delete":
        await store.forget(this.#chatId);
        return this.#say(t("bot.deleted"));
      case "start": {
        if (argument === "") return this.#say(`${t("bot.welcome")}\n\n${t("bot.commands")}`);
        const asked = searchOfStart(argument);
        return asked ? this.#save(asked) : this.#say(t("bot.notRead"));
      }
      case "": {
        const asked = await this.#asked(text);
        if (asked) return this.#save(asked);
        return this.#say(t(isAddress(text) ? "bot.notRead" : "bot.welcome"));
      }
      default:
        return this.#say(`${t("bot.welcome")}\n\n${t("bot.commands")}`);
    }
  }

  /** Does what a button says. Returns the note that Telegram shows. */
  async press({ data, messageId }: Press): Promise<string> {
    const { t } = this.#language;
    const { store, context } = this.#alerts;
    const press = parsePress(data);
    await store.touch(this.#chatId);
    const searches = await store.searchesOf(this.#chatId);
    const message = { chatId: this.#chatId, messageId, hasPhoto: false };
    if (press?.action === "hide") {
      const isTold = (await store.sentIn(this.#chatId, messageId)).some(
        (home) => home.rental_id === press.id,
      );
      if (isTold) await store.hide(this.#chatId, press.id);
      await context.api.deleteMessage(this.#chatId, messageId);
      return t("bot.hidden");
    }
    if (press?.action === "no") await store.forget(this.#chatId);
    if (press?.action === "yes" || press?.action === "no") {
      const text = t(press.action === "yes" ? "bot.goesOn" : "bot.deleted");
      await editMessage(context.api, message, { text, buttons: [] });
      return "";
    }
    // The button says which search, and only one of this chat counts.
    const search = searches.find(({ id }) => id === press?.id);
    if (!press || !search) return t("bot.outdated");
    if (press.action === "stop") {
      await store.remove(search);
      const { text } = searchEntry(search, this.#language);
      await editMessage(context.api, message, {
        text: t("bot.stopped", { search: text.split("\n", 1).join() }),
        buttons: [],
      });
      return "";
    }
    const change =
      press.action === "pause" || press.action === "resume"
        ? { is_paused: press.action === "pause" }
        : { rhythm: press.action };
    await store.change(search, change);
    await editMessage(context.api, message, searchEntry({ ...search, ...change }, this.#language));
    return "";
  }
}

/** The part of the bot for visitors, who save searches. It takes every message and press (docs/behaviour.md, B4 to B6). */
export function visitorsPart(context: BotContext, memory: AlertMemory): BotPart {
  const alerts = new Alerts(context, memory);
  /** A user who blocks the bot is forgotten at once. */
  const orForget = async (chatId: number, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (sendFailure(error).kind !== "blocked") throw error;
      await alerts.store.forget(chatId);
    }
  };
  return {
    onMessage: async ({ chatId, from, text }: ChatMessage) => {
      if (!memory.answers.allows(chatId, context.now)) return true;
      const answers = new VisitorAnswers(alerts, chatId, localeOf(from.languageCode));
      await orForget(chatId, () => answers.answer(text));
      return true;
    },
    onPress: async (press: Press) => {
      const { id, chatId, from } = press;
      if (chatId !== from.id || !memory.answers.allows(chatId, context.now)) return true;
      const answers = new VisitorAnswers(alerts, chatId, localeOf(from.languageCode));
      await orForget(chatId, async () => {
        const note = await answers.press(press).catch(async (error: unknown) => {
          // Pressed twice, or under a message that is gone: Telegram refuses the change, which is done or impossible.
          if (sendFailure(error).kind !== "refused") throw error;
          return "";
        });
        await context.api.answerCallbackQuery(id, note === "" ? {} : { text: note });
      });
      return true;
    },
    onBlocked: (chatId) => alerts.store.forget(chatId),
  };
}
