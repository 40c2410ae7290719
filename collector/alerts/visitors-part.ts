import type { BotContext } from "../bot/bot-context.ts";
import type { BotPart } from "../bot/dispatch.ts";
import type { ChatMessage, Press } from "../bot/incoming.ts";
import { localeOf } from "../bot/languages.ts";
import { type AlertMemory, Alerts } from "./alert-context.ts";
import { answerMessage } from "./answer-message.ts";
import { answerPress } from "./answer-press.ts";
import { sendFailure } from "./send-result.ts";
import { visitorChat } from "./visitor-chat.ts";

/** The part of the bot for visitors, who save searches. It takes every message and press (docs/behaviour.md, B4, B5). */
export function visitorsPart(context: BotContext, memory: AlertMemory): BotPart {
  const alerts = new Alerts(context, memory);
  const chatOf = (id: number, { languageCode }: ChatMessage["from"]) =>
    visitorChat(alerts, id, localeOf(languageCode));
  const orForget = async (chatId: number, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (sendFailure(error).kind !== "blocked") throw error;
      await alerts.store.forget(chatId);
    }
  };
  /** Telegram refuses an edit that changes nothing (a second press), and one of a deleted message. Neither is a failure. */
  const pressed = (press: Press) =>
    answerPress(chatOf(press.chatId, press.from), press).catch((error: unknown) => {
      if (sendFailure(error).kind !== "refused") throw error;
      return "";
    });
  return {
    onMessage: async ({ chatId, from, text }: ChatMessage) => {
      await orForget(chatId, () => answerMessage(chatOf(chatId, from), text));
      return true;
    },
    onPress: async (press: Press) => {
      const { id, chatId, from } = press;
      if (chatId !== from.id) return true;
      await orForget(chatId, async () => {
        const note = await pressed(press);
        await context.api.answerCallbackQuery(id, note === "" ? {} : { text: note });
      });
      return true;
    },
    onBlocked: (chatId) => alerts.store.forget(chatId),
  };
}
