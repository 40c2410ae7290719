import { EMPTY_SEGMENT } from "../../lib/filters/empty-segment";
import { DEFAULT_ORDER, ORDER_PATTERN, orderParam } from "../../lib/market/rents-order";

/** What lies below a language in app/[locale]. English addresses lead there without their prefix (docs/behaviour.md, I1). */
const PAGES =
  "search|rental|area|compare|shared|liked|filters|about|privacy|rents|sources|feed\\.xml|manifest\\.webmanifest";

/** A known order of /rents; with any other the page is that without one. */
const sortOfRents = { type: "query", key: "sort", value: `(?<order>${ORDER_PATTERN})` } as const;

/** Where addresses lead in app/. The home screen without filters needs no middleware: its page is known. */
export const rewrites = {
  beforeFiles: [
    { source: "/", destination: `/en/search/${EMPTY_SEGMENT}` },
    { source: "/:locale(id|ru)", destination: `/:locale/search/${EMPTY_SEGMENT}` },
    { source: "/rents", has: [sortOfRents], destination: "/en/rents/:order" },
    { source: "/rents", destination: `/en/rents/${orderParam(DEFAULT_ORDER)}` },
    { source: "/:locale(id|ru)/rents", has: [sortOfRents], destination: "/:locale/rents/:order" },
    { source: "/:locale(id|ru)/rents", destination: `/:locale/rents/${orderParam(DEFAULT_ORDER)}` },
    { source: "/api/rentals/:rest*", destination: "/en/api/rentals/:rest*" },
    { source: `/:page(${PAGES})/:rest*`, destination: "/en/:page/:rest*" },
    {
      source: `/:other((?!(?:en|id|ru)/)[^/]+)/:page(${PAGES}|missing|api)/:rest*`,
      destination: "/en/missing",
    },
  ],
  afterFiles: [],
  // Not `not-found.tsx`, which is in the data of every page.
  fallback: [
    { source: "/:locale(id|ru)/:path*", destination: "/:locale/missing" },
    { source: "/:path*", destination: "/en/missing" },
  ],
};
