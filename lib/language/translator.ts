import type { createTranslator, Locale, Messages } from "use-intl/core";

/** `t("rooms.bedrooms", { count: 2 })`, with keys of messages/en.json. */
export type Translator = ReturnType<typeof createTranslator<Messages>>;

/** The locale is for dates and numbers. */
export type Language = { locale: Locale; t: Translator };
