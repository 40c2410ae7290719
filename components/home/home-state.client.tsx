"use client";

import { useQueryStates } from "nuqs";
import { createContext, useCallback, useContext, useMemo, useState, useTransition } from "react";
import type { OptionCounts } from "@/lib/filters/option-counts";
import { type Filters, filterParsers } from "@/lib/filters/schema";
import type { Place } from "@/lib/geo/places";
import type { Card } from "@/lib/rentals/card";
import { useRentalStore } from "@/stores/rental-store";
import { LeavingProvider } from "./leaving.client";
import { QueryAdapter } from "./query-adapter.client";

type SetFilters = ReturnType<typeof useQueryStates<typeof filterParsers>>[1];

export type ListFacts = {
  /** What each option would give. */
  counts: OptionCounts;
  /** Every place that rentals can be at. */
  points: readonly Place[];
  /** Index of the place that the query asks for; null for all of Bali. */
  queryPlace: number | null;
};

type PublishedList = ListFacts & {
  /** Those that came with its page. */
  cards: readonly Card[];
};

type ListStatus = { message: string /** How many rentals it shows. */; count: number };

/** What each of the two lists says of itself; nothing until its script runs, while the page's own HTML says it. */
type ListStatuses = { readonly list?: ListStatus; readonly liked?: ListStatus };

type HomeState = {
  filters: Filters;
  setFilters: SetFilters;
  /** Cards fetched by id, for every list; null for ids that are no longer listed. */
  fetchedCards: ReadonlyMap<number, Card | null>;
  addFetchedCards: (cards: readonly (readonly [id: number, card: Card | null])[]) => void;
  /** While the next list is on its way. */
  isPending: boolean;
  /** What the list on screen tells of places and options; null until it has. */
  list: PublishedList | null;
  setList: (list: PublishedList) => void;
  statuses: ListStatuses;
  setStatus: (of: keyof ListStatuses, status: ListStatus) => void;
  /** What the list in view says of itself. */
  status: ListStatus | null;
};

const HomeStateContext = createContext<HomeState | null>(null);

/** The filters in the URL and what the list below tells of them, for every part of the home screen. */
export function HomeStateProvider({ children }: { children: React.ReactNode }) {
  return (
    <LeavingProvider>
      <QueryAdapter>
        <FiltersProvider>{children}</FiltersProvider>
      </QueryAdapter>
    </LeavingProvider>
  );
}

function FiltersProvider({ children }: { children: React.ReactNode }) {
  const [isPending, startTransition] = useTransition();
  const [list, setList] = useState<PublishedList | null>(null);
  const [fetchedCards, setFetchedCards] = useState<HomeState["fetchedCards"]>(new Map());
  const [statuses, setStatuses] = useState<ListStatuses>({});
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const status = statuses[likedOnly ? "liked" : "list"] ?? null;
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

/** Throws outside the home screen: there are no filters there. */
export function useHomeState(): HomeState {
  const state = useContext(HomeStateContext);
  if (state === null) throw new Error("useHomeState needs a HomeStateProvider above it");
  return state;
}
