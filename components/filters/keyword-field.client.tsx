"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { cleanKeywords, type Filters } from "@/lib/filters/filters";
import { mayBeSentence } from "@/lib/filters/sentence";
import { CONTROL, Field } from "./field";

/** Pause after the last key press before keywords are searched. */
const DEBOUNCE_MS = 300;
/** Longest wait for the end of a press: if it becomes a drag or opens a menu, no `mouseup` follows. */
const MAX_PRESS_MS = 600;

const wishOffer = retryableLazy(() => import("./wish-offer.client").then((loaded) => loaded.WishOffer));

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
      <Field label={t("filters.name.keywords")} htmlFor={id} className="filter-row">
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
          className={CONTROL}
        />
      </Field>
      {sentence === null ? null : (
        <IslandBoundary place="filters of a sentence" fallback={null}>
          <Loaded part={wishOffer} props={{ sentence, onTake: take }} />
        </IslandBoundary>
      )}
    </>
  );
}
