import { DEFAULT_LOCALE, LOCALES } from "../../lib/language/locales";

const OFFERED = LOCALES.join("|");
/** Those with a prefix. Without any, the pattern of one that no address has. */
const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|") || "-";

/** What lies below a language in app/[locale]. English addresses lead there without their prefix (docs/behaviour.md, I1). */
const PAGES =
  "rental|area|compare|shared|liked|about|privacy|rents|sources|feed\\.xml|manifest\\.webmanifest";

/** Where addresses lead in app/. */
export const rewrites = {
  beforeFiles: [
    { source: "/", destination: "/en" },
    // A share link whose slug is none: the middleware redirects the others.
    { source: "/rental", destination: "/en/rental/-" },
    { source: `/:locale(${PREFIXES})/rental`, destination: "/:locale/rental/-" },
    { source: "/api/rentals/:rest*", destination: "/en/api/rentals/:rest*" },
    { source: `/:page(${PAGES})/:rest*`, destination: "/en/:page/:rest*" },
    {
      source: `/:other((?!(?:${OFFERED})/)[^/]+)/:page(${PAGES}|missing|api)/:rest*`,
      destination: "/en/missing",
    },
  ],
  // What is no language has no home screen.
  afterFiles: [{ source: `/:other((?!(?:${OFFERED})$)[^/]+)`, destination: "/en/missing" }],
  // Not `not-found.tsx`, which is in the data of every page.
  fallback: [
    { source: `/:locale(${PREFIXES})/:path*`, destination: "/:locale/missing" },
    { source: "/:path*", destination: "/en/missing" },
  ],
};
