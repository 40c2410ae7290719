"use client";

import { startTransition, useLayoutEffect } from "react";
import { type ListContext, useHomeState } from "@/components/list-state/home-state.client";
import type { ListEntry } from "@/lib/rental/list-entry";
import type { Card } from "@/lib/search/card";
import { useRentalStore } from "@/stores/rental-store";

/** Publishes the list to filters and map. Does so again when the list is unhidden. */
export function usePublishedList(
  entries: readonly ListEntry[],
  cards: readonly Card[],
  context: ListContext,
): void {
  const { filters, setList } = useHomeState();
  const { location } = filters;
  useLayoutEffect(() => {
    // A transition, so that filters and map render after the cards.
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

/** Publishes an empty list for a URL without one, so that the filters still work. */
export function PublishMissingList({ context }: { context: ListContext }) {
  usePublishedList(NOTHING, NOTHING, context);
  return null;
}
