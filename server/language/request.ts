import "server-only";
import { getRequestConfig } from "next-intl/server";
import { TIME_ZONE } from "@/lib/time/time-zone";
import { currentLocale } from "./current-locale";
import { MESSAGES } from "./messages";

/** What next-intl's functions for server components use: the language of the page that is rendered. */
export default getRequestConfig(async () => {
  const locale = await currentLocale();
  return { locale, messages: MESSAGES[locale], timeZone: TIME_ZONE };
});
