"use client";

import { startTransition, useLayoutEffect } from "react";
import { type ListFacts, useHomeState } from "@/components/home/home-state.client";
import type { Card } from "@/lib/rentals/card";
import type { ListEntry } from "@/lib/rentals/list-index";
import { useRentalStore } from "@/stores/rental-store";

/** Filters and map follow the list that is on screen, also when a hidden one is shown again. */
export function usePublishedList(
  index: readonly ListEntry[],
  cards: readonly Card[],
  facts: ListFacts,
): void {
  const { filters, setList } = useHomeState();
  const { location } = filters;
  useLayoutEffect(() => {
    // After the list itself: the cards need not wait for filters and map.
    startTransition(() => setList({ ...facts, cards }));
    const locations = Object.fromEntries(facts.points.map(({ name, lat, lng }) => [name, { lat, lng }]));
    useRentalStore.setState({ rentals: [...index], locations });
  }, [facts, index, cards, setList]);
  useLayoutEffect(() => useRentalStore.getState().setQueryLocation(location), [location]);
}

const NOTHING: readonly never[] = [];

/** The same for an address without a list: places and counts are there to choose another. */
export function PublishNoList({ facts }: { facts: ListFacts }) {
  usePublishedList(NOTHING, NOTHING, facts);
  return null;
}
