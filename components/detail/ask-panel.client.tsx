"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useCopyLink } from "@/components/ui/copy-outcome";
import { type Chat, draftHref } from "@/lib/enquiry/chat";
import { type EnquiryDraft, enquiryText } from "@/lib/enquiry/enquiry-text";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "@/lib/language/locales";
import { changeDevice, useDeviceStore, useMyStay } from "@/stores/device-store";
import { ChatLinks } from "./chat-links";

type LanguageProps = { language: Locale; onChange: (language: Locale) => void };

function LanguageChoice({ language, onChange }: LanguageProps) {
  const t = useTranslations();
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="font-medium text-sm">{t("enquiry.language")}</legend>
      {LOCALES.map((option) => (
        <label key={option} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="radio"
            name={name}
            checked={option === language}
            onChange={() => onChange(option)}
            className="size-5 accent-leaf"
          />
          <span lang={option}>{LANGUAGE_NAMES[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CopyMessage({ text }: { text: string }) {
  const t = useTranslations();
  const { state, copy } = useCopyLink(text);
  return (
    <div>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 w-full rounded-full border border-edge px-4 font-semibold text-sm transition-colors hover:bg-sunken"
      >
        {t("enquiry.copy")}
      </button>
      <p role="status" className="text-leaf text-sm not-empty:mt-2">
        {state === "copied" ? t("enquiry.copied") : null}
        {state === "refused" ? t("enquiry.refused") : null}
      </p>
    </div>
  );
}

type Props = {
  rentalId: number;
  drafts: Readonly<Record<Locale, EnquiryDraft>>;
  /** The language of the advert, for visitors who never chose one. */
  language: Locale;
  /** Empty if the message can only be copied. */
  chats: readonly Chat[];
};

function Panel({ rentalId, drafts, language: ofAdvert, chats }: Props) {
  const t = useTranslations();
  const textId = useId();
  const [language, setLanguage] = useState(() => useDeviceStore.getState().enquiry ?? ofAdvert);
  const [written, setWritten] = useState<Partial<Record<Locale, string>>>({});
  const stay = useMyStay();
  const text = written[language] ?? enquiryText(drafts[language], language, stay);
  const isTooLong = chats.some((chat) => draftHref(chat, text) === null);

  const choose = (next: Locale) => {
    setLanguage(next);
    changeDevice(() => ({ enquiry: next }));
  };
  const write = (ownText: string) => setWritten({ ...written, [language]: ownText });
  return (
    <div className="grid gap-2">
      <LanguageChoice language={language} onChange={choose} />
      <label htmlFor={textId} className="font-medium text-sm">
        {t("enquiry.message")}
      </label>
      <textarea
        id={textId}
        lang={language}
        dir="auto"
        rows={10}
        value={text}
        onChange={({ target }) => write(target.value)}
        className="field-sizing-content max-h-96 min-h-40 w-full rounded-xl border border-edge bg-paper p-3 text-base text-ink leading-normal [unicode-bidi:plaintext] sm:text-sm"
      />
      {isTooLong ? <p className="text-clay text-sm">{t("enquiry.tooLong")}</p> : null}
      <ChatLinks chats={chats} text={text} rentalId={rentalId} />
      <CopyMessage key={text} text={text} />
      <p className="text-ink-soft text-sm">{t("enquiry.nothingSent")}</p>
    </div>
  );
}

/** Keeps the visitor's edits per language, so that switching loses nothing. */
export const AskPanel = withLateTexts(Panel);
