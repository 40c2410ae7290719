"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { cleanKeywords } from "@/lib/filters/schema";
import { CONTROL, Field } from "./field";

/** How long after the last key press keywords are searched. */
const DEBOUNCE_MS = 300;

export function KeywordField({ className }: { className?: string }) {
  const id = useId();
  const { filters, setFilters } = useHomeState();
  const [text, setText] = useState(filters.keywords);
  const [applied, setApplied] = useState(filters.keywords);
  /** Whether the text was typed but not searched for yet. */
  const [isTyped, setTyped] = useState(false);

  // The URL changed by other means than typing (history, a chip): show its keywords.
  if (filters.keywords !== applied) {
    setApplied(filters.keywords);
    if (!isTyped && cleanKeywords(text) !== cleanKeywords(filters.keywords)) setText(filters.keywords);
  }

  const search = (keywords: string) => {
    if (!isTyped) return;
    setTyped(false);
    setFilters({ keywords }, { history: "replace" });
  };
  const searchAfterPause = useEffectEvent(search);

  // By a timer of its own: the update that nuqs holds back for a while cannot be taken back.
  useEffect(() => {
    if (!isTyped) return;
    const pause = setTimeout(searchAfterPause, DEBOUNCE_MS, text);
    // What was typed belongs to the list that the visitor goes back from.
    const drop = () => {
      setTyped(false);
      setText(applied);
    };
    window.addEventListener("popstate", drop);
    return () => {
      clearTimeout(pause);
      window.removeEventListener("popstate", drop);
    };
  }, [isTyped, text, applied]);

  return (
    <Field label="Keywords" htmlFor={id} className={className}>
      <input
        id={id}
        name="keywords"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={160}
        placeholder="Keywords (eg pool, wifi, etc)"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTyped(true);
        }}
        onBlur={() => search(text)}
        onKeyDown={(event) => event.key === "Enter" && search(text)}
        className={CONTROL}
      />
    </Field>
  );
}
