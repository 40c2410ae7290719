"use client";

import { CloseIcon } from "@/components/ui/icons";
import type { Locale } from "@/lib/language/locales";
import { addressInEnglish, LanguageLink } from "./language-link.client";

/** Each in the language that is offered, not in the language of the page. */
const WORDS: Readonly<Record<Locale, { open: string; dismiss: string }>> = {
  en: { open: "Read in English?", dismiss: "No, thanks" },
  id: { open: "Lihat dalam Bahasa Indonesia?", dismiss: "Tidak, terima kasih" },
  ru: { open: "Открыть на русском?", dismiss: "Нет, спасибо" },
};

export type OfferBarProps = { locale: Locale; onEnd: () => void };

/** Above the page, so that nothing moves. */
export function OfferBar({ locale, onEnd }: OfferBarProps) {
  const { open, dismiss } = WORDS[locale];
  return (
    <div
      role="status"
      lang={locale}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 grid justify-items-center px-4 lg:bottom-6 print:hidden"
    >
      <p className="pointer-events-auto flex items-center rounded-full bg-ink py-1 pr-1 pl-3 text-paper text-sm shadow-float">
        <LanguageLink
          locale={locale}
          path={addressInEnglish()}
          className="inline-flex min-h-11 items-center rounded-full px-2 font-semibold underline underline-offset-4 focus-visible:outline-paper focus-visible:-outline-offset-4"
        >
          {open}
        </LanguageLink>
        <button
          type="button"
          aria-label={dismiss}
          onClick={onEnd}
          className="grid size-11 place-items-center rounded-full focus-visible:outline-paper focus-visible:-outline-offset-4"
        >
          <CloseIcon className="size-4" />
        </button>
      </p>
    </div>
  );
}
