"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { cleanKeywords } from "@/lib/filters/filters";
import { CONTROL, Field } from "./field";

/** Pause after the last key press before keywords are searched. */
const DEBOUNCE_MS = 300;
/** Longest wait for the end of a press: if it becomes a drag or opens a menu, no `mouseup` follows. */
const MAX_PRESS_MS = 600;

export function KeywordField({ className }: { className?: string }) {
  const id = useId();
  const { filters, setFilters } = useHomeState();
  const [text, setText] = useState(filters.keywords);
  const [applied, setApplied] = useState(filters.keywords);
  /** Whether typed text has not been searched for yet. */
  const [isTyped, setTyped] = useState(false);

  // The URL was changed by the history or a chip: show its keywords.
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

  // Uses its own timer, because an update that nuqs has throttled cannot be cancelled.
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
    const drop = () => {
      setTyped(false);
      setText(applied);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("popstate", drop, options);
    window.addEventListener("mousedown", hold, options);
    window.addEventListener("mouseup", end, options);
    return () => {
      clearTimeout(pause);
      stop.abort();
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
        onKeyDown={({ key }) => (key === "Enter" || key === "Tab") && search(text)}
        className={CONTROL}
      />
    </Field>
  );
}
