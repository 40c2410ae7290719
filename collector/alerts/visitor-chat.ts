import type { Locale } from "../../lib/language/locales.ts";
import type { Language } from "../../lib/language/translator.ts";
import { LANGUAGES } from "../bot/languages.ts";
import { type OutgoingMessage, sendText } from "../bot/send-message.ts";
import type { Alerts } from "./alert-context.ts";

export type VisitorChat = {
  alerts: Alerts;
  id: number;
  locale: Locale;
  language: Language;
  send: (message: OutgoingMessage) => Promise<void>;
};

export function visitorChat(alerts: Alerts, id: number, locale: Locale): VisitorChat {
  const send = async (message: OutgoingMessage) => void (await sendText(alerts.context.api, id, message));
  return { alerts, id, locale, language: LANGUAGES[locale], send };
}
