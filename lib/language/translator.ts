import type { createTranslator, Locale, Messages } from "use-intl/core";

/** The texts of the interface in one language: `t("rooms.bedrooms", { count: 2 })`. Keys are those of messages/en.json. */
export type Translator = ReturnType<typeof createTranslator<Messages>>;

/** A language, and the texts in it. The language is for dates and the names of places. */
export type Language = { locale: Locale; t: Translator };
