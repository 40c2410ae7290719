"use client";

import { useQueryStates } from "nuqs";
import { createContext, useCallback, useContext, useMemo, useState, useTransition } from "react";
import { type Filters, filterParsers } from "@/lib/filters/filters";
import type { Place } from "@/lib/places/places";
import type { Card } from "@/lib/search/card";
import type { OptionCounts } from "@/lib/search/option-counts";
import { useRentalStore } from "@/stores/rental-store";
import { QueryAdapter } from "./query-adapter.client";

type SetFilters = ReturnType<typeof useQueryStates<typeof filterParsers>>[1];

export type ListContext = {
  /** How many rentals each option would match. */
  counts: OptionCounts;
  /** Every place that listings can be at. */
  points: readonly Place[];
  /** Index of the place in the query; null for all of Bali. */
  queryPlace: number | null;
};

type PublishedList = ListContext & {
  /** The cards that came with the page. */
  cards: readonly Card[];
};

type StatusMessage = {
  message: string;
  /** How many rentals the list shows, and how many match. */
  count: number;
  total: number;
};

/** The status of each of the two lists; undefined until its script runs, while the message is in the HTML. */
type StatusMessages = { readonly list?: StatusMessage; readonly liked?: StatusMessage };

type HomeState = {
  filters: Filters;
  setFilters: SetFilters;
  /** Cards fetched by id, shared by both lists; null for ids that are no longer listed. */
  fetchedCards: ReadonlyMap<number, Card | null>;
  addFetchedCards: (cards: readonly (readonly [id: number, card: Card | null])[]) => void;
  /** Whether the list in view waits for the next one. */
  isPending: boolean;
  /** Published by the list on screen; null until it has rendered. */
  list: PublishedList | null;
  setList: (list: PublishedList) => void;
  statuses: StatusMessages;
  setStatus: (of: keyof StatusMessages, status: StatusMessage) => void;
  /** The status of the list in view; undefined as above. */
  status: StatusMessage | undefined;
};

const HomeStateContext = createContext<HomeState | null>(null);

/** The filters in the URL and the state of the lists, for every part of the home screen. */
export function HomeStateProvider({ children }: { children: React.ReactNode }) {
  return (
    <QueryAdapter>
      <FiltersProvider>{children}</FiltersProvider>
    </QueryAdapter>
  );
}

function FiltersProvider({ children }: { children: React.ReactNode }) {
  const [isNavigating, startTransition] = useTransition();
  const [list, setList] = useState<PublishedList | null>(null);
  const [fetchedCards, setFetchedCards] = useState<HomeState["fetchedCards"]>(new Map());
  const [statuses, setStatuses] = useState<StatusMessages>({});
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const isPending = isNavigating && !likedOnly;
  const status = statuses[likedOnly ? "liked" : "list"];
  const [filters, setFilters] = useQueryStates(filterParsers, {
    history: "push",
    shallow: false,
    startTransition,
  });
  const addFetchedCards = useCallback<HomeState["addFetchedCards"]>(
    (cards) => setFetchedCards((before) => new Map([...before, ...cards])),
    [],
  );
  const setStatus = useCallback<HomeState["setStatus"]>(
    (of, said) => setStatuses((before) => ({ ...before, [of]: said })),
    [],
  );
  const state = useMemo(
    () => ({
      ...{ filters, setFilters, isPending, list, setList },
      ...{ fetchedCards, addFetchedCards, statuses, setStatus, status },
    }),
    [filters, setFilters, isPending, list, fetchedCards, addFetchedCards, statuses, setStatus, status],
  );
  return <HomeStateContext value={state}>{children}</HomeStateContext>;
}

/** Throws outside a `HomeStateProvider`. */
export function useHomeState(): HomeState {
  const state = useContext(HomeStateContext);
  if (state === null) throw new Error("useHomeState needs a HomeStateProvider above it");
  return state;
}
