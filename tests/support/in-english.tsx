import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { Language, Translator } from "@/lib/language/translator";
import { TIME_ZONE } from "@/lib/time/time-zone";
import { english } from "@/tests/support/messages";

/** The English texts, for functions that are given a translator. */
export const inEnglish: Translator = createTranslator({
  locale: "en",
  messages: english,
  timeZone: TIME_ZONE,
});

/** English, for functions that format numbers too. */
export const ENGLISH: Language = { locale: "en", t: inEnglish };

export function EnglishPage({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone={TIME_ZONE} messages={english}>
      {children}
    </NextIntlClientProvider>
  );
}

type Options = { wrapper?: ComponentType<{ children: ReactNode }> };

/** The wrapper of a test inside of an English page. */
export function onEnglishPage<Given extends Options>(options: Given | undefined): Given & Options {
  const Inner = options?.wrapper;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnglishPage>{Inner ? <Inner>{children}</Inner> : children}</EnglishPage>
  );
  return Object.assign({}, options, { wrapper });
}
