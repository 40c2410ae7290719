"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { cleanKeywords, type Filters } from "@/lib/filters/filters";
import { mayBeSentence, withWish } from "@/lib/filters/with-wish";
import { Field } from "./filter-field";
import { useWish } from "./use-wish.client";

/** Pause after the last key press before keywords are searched. */
const DEBOUNCE_MS = 300;
/** Longest wait for the end of a press: if it becomes a drag or opens a menu, no `mouseup` follows. */
const MAX_PRESS_MS = 600;

type OfferProps = {
  /** What was typed; empty for nothing to read. */
  sentence: string;
  onTake: (filters: Filters) => void;
};

/** Offers the filters that the typed keywords ask for as one choice (docs/behaviour.md, F33). */
function WishOffer({ sentence, onTake }: OfferProps) {
  const t = useTranslations();
  const { filters } = useHomeState();
  const wish = useWish(sentence, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {wish && t("filterFields.asFilters", { filters: wish.label, unread: wish.unread })}
      </p>
      {wish && (
        <div className="wish-offer">
          <button
            type="button"
            onClick={() => onTake(withWish({ ...filters, keywords: "" }, wish.query))}
            className="min-h-11 rounded-xl border border-leaf bg-surface px-3 py-2 text-left font-medium text-leaf text-sm hover:bg-sunken"
          >
            {t("filterFields.use", { filters: wish.label })}
          </button>
          {wish.unread && <p className="text-ink-soft text-sm">{wish.unread}</p>}
        </div>
      )}
    </>
  );
}

export function KeywordField() {
  const t = useTranslations();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { filters, setFilters } = useHomeState();
  const [text, setText] = useState(filters.keywords);
  const [applied, setApplied] = useState(filters.keywords);
  /** Whether typed text has not been searched for yet. */
  const [isTyped, setTyped] = useState(false);
  /** The typed text that may be a sentence; null until there has been one. */
  const [sentence, setSentence] = useState<string | null>(null);

  const show = (keywords: string) => {
    setTyped(false);
    setText(keywords);
    setSentence((before) => before && "");
  };

  // The URL was changed by the history or a chip: show its keywords.
  if (filters.keywords !== applied) {
    setApplied(filters.keywords);
    if (!isTyped && cleanKeywords(text) !== cleanKeywords(filters.keywords)) show(filters.keywords);
  }

  const search = (keywords: string) => {
    if (!isTyped) return;
    setTyped(false);
    setFilters({ keywords }, { history: "replace" });
    if (mayBeSentence(keywords)) setSentence(keywords);
  };
  const searchAfterPause = useEffectEvent(search);
  const showApplied = useEffectEvent(() => show(applied));

  useEffect(() => {
    if (!isTyped) return;
    let pause = setTimeout(searchAfterPause, DEBOUNCE_MS, text);
    // Search only after the end of a press: a chip that appears earlier would move the pressed element.
    const hold = () => {
      clearTimeout(pause);
      pause = setTimeout(searchAfterPause, MAX_PRESS_MS, text);
    };
    const end = () => searchAfterPause(text);
    // The typed text belongs to the list that the visitor leaves.
    const drop = () => showApplied();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("popstate", drop, options);
    window.addEventListener("mousedown", hold, options);
    window.addEventListener("mouseup", end, options);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [isTyped, text]);

  const take = (wished: Filters) => {
    show("");
    setFilters(wished);
    // The pressed button disappears.
    inputRef.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Field label={t("filters.name.keywords")} htmlFor={id}>
        <input
          ref={inputRef}
          id={id}
          name="keywords"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={160}
          placeholder={t("filters.keywordsExample")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTyped(true);
            setSentence((before) => before && "");
          }}
          onKeyDown={({ key }) => (key === "Enter" || key === "Tab") && search(text)}
          className="control"
        />
      </Field>
      {sentence === null ? null : <WishOffer sentence={sentence} onTake={take} />}
    </>
  );
}
