import { DEFAULT_ORDER, ORDER_PATTERN, orderParam } from "../../lib/market/rents-order";

/** What lies below a language in app/[locale]. English addresses lead there without their prefix (docs/behaviour.md, I1). */
const PAGES =
  "rental|area|compare|shared|liked|filters|about|privacy|rents|sources|feed\\.xml|manifest\\.webmanifest";

/** A known order of /rents; with any other the page is that without one. */
const sortOfRents = { type: "query", key: "sort", value: `(?<order>${ORDER_PATTERN})` } as const;

/** Where addresses lead in app/. */
export const rewrites = {
  beforeFiles: [
    { source: "/", destination: "/en" },
    // A share link whose slug is none: the middleware redirects the others.
    { source: "/rental", destination: "/en/rental/-" },
    { source: "/:locale(id|ru)/rental", destination: "/:locale/rental/-" },
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
  // What is no language has no home screen.
  afterFiles: [{ source: "/:other((?!(?:en|id|ru)$)[^/]+)", destination: "/en/missing" }],
  // Not `not-found.tsx`, which is in the data of every page.
  fallback: [
    { source: "/:locale(id|ru)/:path*", destination: "/:locale/missing" },
    { source: "/:path*", destination: "/en/missing" },
  ],
};
