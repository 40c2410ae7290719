"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createContext, useContext, useMemo } from "react";
import { listSearch, parseListQuery } from "@/lib/filters/schema";
import type { ListOnPage } from "./list-on-page";
import { type FilterState, useFilters } from "./use-filters.client";
import { type ShownList, useShownList } from "./use-shown-list.client";

type HomeState = FilterState &
  ShownList & {
    /** The canonical query of the list on screen, without its page. */
    search: string;
    /** Null if it could not be read. */
    list: ListOnPage | null;
  };

const HomeStateContext = createContext<HomeState | null>(null);

type Props = Pick<HomeState, "search" | "list"> & { children: React.ReactNode };

function Provider({ search, list, children }: Props) {
  const filterState = useFilters(search);
  const shown = useShownList(search, list);
  const state = useMemo(
    () => ({ ...filterState, ...shown, search, list }),
    [filterState, shown, search, list],
  );
  return <HomeStateContext value={state}>{children}</HomeStateContext>;
}

const canonical = (search: URLSearchParams) => new URLSearchParams(listSearch(parseListQuery(search)));

/** What the controls, the map and the list of the home screen share. */
export function HomeStateProvider(props: Props) {
  return (
    <NuqsAdapter processUrlSearchParams={canonical}>
      <Provider {...props} />
    </NuqsAdapter>
  );
}

export function useHomeState(): HomeState {
  const state = useContext(HomeStateContext);
  if (state === null) throw new Error("useHomeState needs a HomeStateProvider above it");
  return state;
}
