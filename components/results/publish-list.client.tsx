"use client";

import { startTransition, useLayoutEffect } from "react";
import { type ListContext, useHomeState } from "@/components/list-state/home-state.client";
import type { ListEntry } from "@/lib/rentals/list-entry";
import type { Card } from "@/lib/search/card";
import { useRentalStore } from "@/stores/rental-store";

/** Publishes the list on screen to filters and map, with the entries known so far; again when a hidden list is shown again. */
export function usePublishedList(
  entries: readonly ListEntry[],
  cards: readonly Card[],
  context: ListContext,
): void {
  const { filters, setList } = useHomeState();
  const { location } = filters;
  useLayoutEffect(() => {
    // A transition: filters and map render after the cards.
    startTransition(() => setList({ ...context, cards }));
    const locations = Object.fromEntries(context.points.map(({ name, lat, lng }) => [name, { lat, lng }]));
    useRentalStore.setState({ locations });
  }, [context, cards, setList]);
  useLayoutEffect(() => {
    useRentalStore.setState({ rentals: [...entries] });
  }, [entries]);
  useLayoutEffect(() => useRentalStore.getState().setQueryLocation(location), [location]);
}

const NOTHING: readonly never[] = [];

/** For a URL without a list: publishes the places and counts to choose another one from. */
export function PublishMissingList({ context }: { context: ListContext }) {
  usePublishedList(NOTHING, NOTHING, context);
  return null;
}
