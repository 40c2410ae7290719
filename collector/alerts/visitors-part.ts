import type { BotContext } from "../bot/bot-context.ts";
import type { BotPart } from "../bot/dispatch.ts";
import { LANGUAGES, localeOf } from "../bot/languages.ts";

/** The part of the bot for visitors, who save searches. It takes every message. */
export function visitorsPart({ api }: BotContext): BotPart {
  return {
    onMessage: async ({ chatId, from }) => {
      const { t } = LANGUAGES[localeOf(from.languageCode)];
      await api.sendMessage(chatId, t("bot.welcome"));
      return true;
    },
    onPress: async ({ id }) => {
      await api.answerCallbackQuery(id);
      return true;
    },
  };
}
