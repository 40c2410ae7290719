"use client";

import { debounce } from "nuqs";
import { useId, useRef, useState } from "react";
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
  /** The update of what was typed but is not in the URL yet. */
  const pending = useRef<Promise<URLSearchParams> | null>(null);

  // The URL changed by other means than typing (history, a chip): show its keywords.
  if (filters.keywords !== applied) {
    setApplied(filters.keywords);
    if (cleanKeywords(text) !== cleanKeywords(filters.keywords)) setText(filters.keywords);
  }

  const type = (value: string) => {
    setText(value);
    const update = setFilters(
      { keywords: value },
      { history: "replace", limitUrlUpdates: debounce(DEBOUNCE_MS) },
    );
    pending.current = update;
    update.finally(() => {
      if (pending.current === update) pending.current = null;
    });
  };
  const flush = () => {
    if (pending.current === null) return;
    pending.current = null;
    setFilters({ keywords: text }, { history: "replace" });
  };

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
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        onKeyDown={(event) => event.key === "Enter" && flush()}
        className={CONTROL}
      />
    </Field>
  );
}
