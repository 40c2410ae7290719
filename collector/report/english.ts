import { createTranslator } from "use-intl/core";
import type { Language } from "../../lib/language/translator.ts";
import { BALI_TIME_ZONE } from "../../lib/time/date-format.ts";
import messages from "../../messages/en.json" with { type: "json" };

/** The language of everything that the collector writes for the site's owner. */
export const ENGLISH: Language = {
  locale: "en",
  t: createTranslator({ locale: "en", messages, timeZone: BALI_TIME_ZONE }),
};
