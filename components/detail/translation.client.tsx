"use client";

import { useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useLanguage } from "@/components/language/use-language";

export type TranslationProps = {
  text: string;
  /** The language of the text. */
  from: string;
};

type State = { at: "offered" | "working" | "failed" } | { at: "shown"; text: string };

/** Translates line by line: a translator drops the breaks between them. Throws what the browser throws. */
async function translate(text: string, from: string, to: string): Promise<string> {
  const translator = await globalThis.Translator?.create({ sourceLanguage: from, targetLanguage: to });
  if (translator === undefined) throw new Error("The browser has no translator.");
  try {
    const lines: string[] = [];
    for (const line of text.split("\n"))
      lines.push(line.trim() === "" ? "" : await translator.translate(line));
    return lines.join("\n");
  } finally {
    translator.destroy();
  }
}

function TranslatedText({ text, from }: TranslationProps) {
  const { locale, t } = useLanguage();
  const [state, setState] = useState<State>({ at: "offered" });
  const show = () => {
    setState({ at: "working" });
    translate(text, from, locale).then(
      (translated) => setState({ at: "shown", text: translated }),
      () => setState({ at: "failed" }),
    );
  };
  return (
    <div className="mt-4 print:hidden">
      {state.at === "shown" ? null : (
        <button
          type="button"
          onClick={show}
          aria-disabled={state.at === "working"}
          className="min-h-11 rounded-full border border-edge px-4 py-2 font-medium text-ink text-sm hover:border-ink"
        >
          {t("translation.offer")}
        </button>
      )}
      <p role="status" className="text-ink-soft text-sm not-empty:pt-2">
        {state.at === "working" ? t("translation.working") : null}
        {state.at === "failed" ? t("translation.failed") : null}
      </p>
      {state.at === "shown" ? (
        <section
          aria-label={t("translation.heading")}
          className="rounded-2xl border border-line bg-surface p-4"
        >
          <h3 className="font-semibold text-sm">{t("translation.heading")}</h3>
          <p className="mt-2 whitespace-pre-line leading-relaxed">{state.text}</p>
        </section>
      ) : null}
    </div>
  );
}

export const Translation = withLateTexts(TranslatedText);
