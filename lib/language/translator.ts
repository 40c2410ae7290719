import type { createTranslator, Locale, Messages } from "use-intl/core";

/** `t("rooms.bedrooms", { count: 2 })`, with keys of messages/en.json. */
export type Translator = ReturnType<typeof createTranslator<Messages>>;

export type Language = { locale: Locale; t: Translator };
