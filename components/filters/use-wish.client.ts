import { useEffect, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { activeFilters } from "@/lib/filters/filter-rows";
import { cleanKeywords } from "@/lib/filters/filters";
import { parseListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import type { WishQuery } from "@/lib/search/wish-query";

/** The filters that a sentence asks for. */
export type Wish = {
  query: string;
  /** "Canggu · 2+ bedrooms · Pool" */
  label: string;
  /** "Not understood: near the beach"; empty if everything was. */
  unread: string;
};

function toWish({ query, unread }: WishQuery, language: Language): Wish | null {
  const labels = activeFilters(parseListQuery(query), language).map(({ label }) => label);
  if (labels.length === 0) return null;
  const unreadWords =
    unread.length > 0 ? language.t("filterFields.unread", { words: unread.join(", ") }) : "";
  return { query, label: labels.join(" · "), unread: unreadWords };
}

/** Null for none, and while they are unknown. A failure is silent, because the text is searched for anyway. */
export function useWish(sentence: string, pauseMs: number): Wish | null {
  const language = useLanguage();
  const [read, setRead] = useState<{ sentence: string; found: WishQuery } | null>(null);
  useEffect(() => {
    if (sentence === "") return;
    const stop = new AbortController();
    const load = async () => {
      const query = new URLSearchParams({ q: cleanKeywords(sentence) });
      const response = await fetch(`/api/wish?${query}`, { signal: stop.signal });
      if (response.ok) setRead({ sentence, found: await response.json() });
    };
    const pause = setTimeout(() => load().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [sentence, pauseMs]);
  return read?.sentence === sentence ? toWish(read.found, language) : null;
}
