import { canonicalQuery, DEFAULT_QUERY, parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";
import { rentalParam } from "@/lib/rental/rental-address";

export const VISIT_KINDS = ["view", "contact", "share"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** A listing, by slug or id, or a list, by its query without keywords (docs/behaviour.md, V1). */
export type CountedVisit = { kind: VisitKind; rental: string } | { kind: VisitKind; query: string };

const MAX_QUERY = 300;

/** A list's canonical query without keywords, contact, page and order. */
function countedQuery(search: string): string | null {
  const { keywords, contact, page, sort } = DEFAULT_QUERY;
  const query = canonicalQuery({ ...parseListQuery(search), keywords, contact, page, sort });
  return query.length > MAX_QUERY ? null : query;
}

export function countedVisit(kind: VisitKind, address: string): CountedVisit | null {
  const at = address.indexOf("?");
  const [pathname, search] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
  const { path } = splitLocale(pathname);
  if (path === "/") {
    const query = countedQuery(search);
    return query === null ? null : { kind, query };
  }
  const rental = path.startsWith("/rental/") ? rentalParam(path.slice("/rental/".length)) : null;
  return rental === null ? null : { kind, rental };
}
