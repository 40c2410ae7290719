"use client";

import { createContext, useCallback, useContext, useMemo, useState } from "react";
import type { Filters } from "@/lib/filters/filters";
import type { Place } from "@/lib/places/places";
import type { Card } from "@/lib/search/card";
import type { OptionCounts } from "@/lib/search/option-counts";
import { useRentalStore } from "@/stores/rental-store";
import { type SetFilters, useFilters } from "./use-filters.client";

export type ListContext = {
  /** Number of rentals that each option would match. */
  counts: OptionCounts;
  points: readonly Place[];
  /** Indexes of the areas in the query; empty for all of the region. */
  queryPlaces: readonly number[];
  /** Whether these are the homes of one contact, which the map's view does not narrow. */
  ofContact?: boolean;
  /** Names of the query that are no area; absent without any. */
  unknownAreas?: readonly string[];
};

type PublishedList = ListContext & {
  /** The cards in the page's HTML. */
  cards: readonly Card[];
};

export type StatusMessage = {
  message: string;
  /** Number of rentals shown, and of all matches. */
  count: number;
  total: number;
  /** Whether the list could not be read. */
  hasFailed?: boolean;
};

/** Undefined until the list's script runs: until then the message is in the HTML. */
type StatusMessages = { readonly list?: StatusMessage; readonly liked?: StatusMessage };

type HomeState = {
  filters: Filters;
  setFilters: SetFilters;
  /** Cards fetched by id, shared by both lists; null for rentals that are no longer listed. */
  fetchedCards: ReadonlyMap<number, Card | null>;
  addFetchedCards: (cards: readonly (readonly [id: number, card: Card | null])[]) => void;
  isPending: boolean;
  /** Published by the list on screen; null until the list has rendered. */
  list: PublishedList | null;
  setList: (list: PublishedList) => void;
  statuses: StatusMessages;
  setStatus: (name: keyof StatusMessages, status: StatusMessage) => void;
  /** The status of the list in view. */
  status: StatusMessage | undefined;
};

const HomeStateContext = createContext<HomeState | null>(null);

export function HomeStateProvider({ children }: { children: React.ReactNode }) {
  const [filters, setFilters, isNavigating] = useFilters();
  const [list, setList] = useState<PublishedList | null>(null);
  const [fetchedCards, setFetchedCards] = useState<HomeState["fetchedCards"]>(new Map());
  const [statuses, setStatuses] = useState<StatusMessages>({});
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const isPending = isNavigating && !likedOnly;
  const status = statuses[likedOnly ? "liked" : "list"];
  const addFetchedCards = useCallback<HomeState["addFetchedCards"]>(
    (cards) => setFetchedCards((before) => new Map([...before, ...cards])),
    [],
  );
  const setStatus = useCallback<HomeState["setStatus"]>(
    (name, next) => setStatuses((before) => ({ ...before, [name]: next })),
    [],
  );
  const state = useMemo(
    () => ({
      filters,
      setFilters,
      isPending,
      list,
      setList,
      fetchedCards,
      addFetchedCards,
      statuses,
      setStatus,
      status,
    }),
    [filters, setFilters, isPending, list, fetchedCards, addFetchedCards, statuses, setStatus, status],
  );
  return <HomeStateContext value={state}>{children}</HomeStateContext>;
}

export function useHomeState(): HomeState {
  const state = useContext(HomeStateContext);
  if (state === null) throw new Error("useHomeState needs a HomeStateProvider above it");
  return state;
}
