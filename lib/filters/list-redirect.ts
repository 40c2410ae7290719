import type { SearchParams } from "nuqs/server";
import { redirectToCanonical } from "./canonical-redirect";
import { canonicalQuery, listParsers, parseListQuery, QUERY_KEYS } from "./schema";

/** What a query sets that its filter does not have, such as "type=castle". Unknown areas are told otherwise (docs/behaviour.md, F2, F27). */
export function unknownValues(search: SearchParams): string[] {
  return Object.entries(listParsers).flatMap(([key, parser]) => {
    const values = key === "location" ? [] : [search[key] ?? []].flat().join().split(",");
    const isUnknown = (value: string) =>
      /[^\s0]/.test(value) && [parser.parse(value) ?? []].flat().length === 0;
    return values.filter(isUnknown).map((value) => `${key}=${value}`);
  });
}

/** The redirect target for a query of the home screen; null if it is canonical, or sets what has to be told (docs/behaviour.md, F2). */
export function listRedirect(search: URLSearchParams): string | null {
  if (unknownValues(Object.fromEntries(search)).length > 0) return null;
  const isOurs = (key: string) => QUERY_KEYS.includes(key);
  return redirectToCanonical("/", canonicalQuery(parseListQuery(search)), search, isOurs);
}
