"use client";

import { useRef, useState } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import type { Card } from "@/lib/rentals/card";
import { fetchCards } from "./fetch-cards";

/** The cards known so far: those that came with the page and, on demand, further ones by id. */
export function useCards(cards: readonly Card[]) {
  const { fetchedCards, addFetchedCards } = useHomeState();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const wanted = useRef<readonly number[]>([]);

  /** One call at a time; of what is asked for meanwhile, the last counts. */
  const load = async (ids: readonly number[]) => {
    wanted.current = ids;
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      while (wanted.current.length > 0) {
        const batch = wanted.current;
        wanted.current = [];
        const answer = new Map((await fetchCards(batch)).map((card) => [card.id, card] as const));
        addFetchedCards(batch.map((id) => [id, answer.get(id) ?? null] as const));
      }
    } catch (error) {
      console.error("Loading rentals by id failed", error);
      setFailed(true);
    } finally {
      loading.current = false;
    }
  };

  const known = new Map([...fetchedCards, ...cards.map((card) => [card.id, card] as const)]);
  return { known, failed, load };
}
