import { createTranslator } from "use-intl/core";
import type { Language } from "../../lib/language/translator.ts";
import { withRegion } from "../../lib/language/with-region.ts";
import { regionMessages } from "../../lib/region/region-messages.ts";
import { TIME_ZONE } from "../../lib/time/time-zone.ts";
import english from "../../messages/en.json" with { type: "json" };

const ENGLISH_MESSAGES = withRegion(english, regionMessages("en"));

export const ENGLISH: Language = {
  locale: "en",
  t: createTranslator({ locale: "en", messages: ENGLISH_MESSAGES, timeZone: TIME_ZONE }),
};
