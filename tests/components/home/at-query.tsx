import { render, waitFor } from "@testing-library/react";
import { useSearchParams } from "next/navigation";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { MapCameraProvider } from "@/components/list-state/map-camera.client";
import { homeHref, type ListQuery, listSearch, parseListQuery } from "@/lib/filters/schema";
import { installBrowserGlobals } from "./browser-globals";
import { address, resetRouter } from "./router-stand-in";

// Applies to every test file that imports this module.
beforeAll(installBrowserGlobals);
beforeEach(() => resetRouter());

/** A list without anything. */
export const EMPTY_LIST: ListOnPage = {
  counts: { price_range: {}, min_bedrooms: {}, dateRange: {}, includes: {}, stay: {}, location: [] },
  ...{ points: [], queryPlaces: [], total: 0, newest: 0, cards: [], places: [], offset: 0 },
};

/** The state of the home screen; each list is there as soon as it is asked for. */
export function AtAddress({
  list = EMPTY_LIST,
  children,
}: {
  list?: ListOnPage | null;
  children: React.ReactNode;
}) {
  return (
    <HomeStateProvider search={listSearch(parseListQuery(useSearchParams()))} list={list}>
      <MapCameraProvider>{children}</MapCameraProvider>
    </HomeStateProvider>
  );
}

/** Renders a part of the home screen with the list of a query. */
export function renderAt(query: Partial<ListQuery>, part: React.ReactNode, list?: ListOnPage) {
  window.history.replaceState(null, "", homeHref(query));
  return render(<AtAddress list={list}>{part}</AtAddress>);
}

export const expectAddress = (expected: string) => waitFor(() => expect(address()).toBe(expected));
