import type { Locale } from "../../lib/language/locales.ts";
import type { Language } from "../../lib/language/translator.ts";
import { LANGUAGES } from "../bot/languages.ts";
import type { Alerts } from "./alert-context.ts";
import type { AlertMessage } from "./alert-text.ts";
import { sendText } from "./send-message.ts";

export type VisitorChat = {
  alerts: Alerts;
  id: number;
  locale: Locale;
  language: Language;
  send: (message: AlertMessage) => Promise<void>;
};

export function visitorChat(alerts: Alerts, id: number, locale: Locale): VisitorChat {
  const send = async (message: AlertMessage) => void (await sendText(alerts.context.api, id, message));
  return { alerts, id, locale, language: LANGUAGES[locale], send };
}
