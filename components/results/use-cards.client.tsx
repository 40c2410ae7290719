"use client";

import { useLocale } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { type Locale, localPath } from "@/lib/language/locales";
import type { Card } from "@/lib/search/card";

/** The cards in the order of `ids`, without rentals that are no longer listed. Rejects if the request fails. */
async function fetchCards(ids: readonly number[], locale: Locale): Promise<Card[]> {
  const response = await fetch(localPath(locale, `/api/rentals?ids=${ids.join(",")}`));
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: { rentals: Card[] } = await response.json();
  return body.rentals;
}

export type LoadedCards = {
  /** Null for rentals that are no longer listed. */
  known: ReadonlyMap<number, Card | null>;
  failed: boolean;
  load: (ids: readonly number[]) => Promise<void>;
};

/** The cards loaded so far, with those of the page, and `load`, which fetches more by id. */
export function useCards(cards: readonly Card[]): LoadedCards {
  const locale = useLocale();
  const [fetched, setFetched] = useState<LoadedCards["known"]>(new Map());
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const wanted = useRef<readonly number[]>([]);

  /** One request at a time. Of the calls during a request only the last one counts. */
  const load = async (ids: readonly number[]) => {
    wanted.current = ids;
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      while (wanted.current.length > 0) {
        const batch = wanted.current;
        wanted.current = [];
        const answer = new Map((await fetchCards(batch, locale)).map((card) => [card.id, card] as const));
        setFetched(
          (before) => new Map([...before, ...batch.map((id) => [id, answer.get(id) ?? null] as const)]),
        );
        wanted.current = wanted.current.filter((id) => !batch.includes(id));
      }
    } catch (error) {
      console.error("Loading rentals by id failed", error);
      setFailed(true);
    } finally {
      loading.current = false;
    }
  };

  const known = useMemo(
    () => new Map([...fetched, ...cards.map((card) => [card.id, card] as const)]),
    [fetched, cards],
  );
  return { known, failed, load };
}
