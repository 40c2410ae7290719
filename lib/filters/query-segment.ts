import { redirectToCanonical } from "@/lib/filters/canonical-redirect";
import { parseAmount } from "@/lib/money/amount";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { EMPTY_SEGMENT } from "./empty-segment";
import { ALL_FILTERS } from "./filters";
import { canonicalQuery, DEFAULT_QUERY, type ListQuery, parseAskedQuery, parseListQuery } from "./schema";

/**
 * The canonical query as one path segment, so that the path alone is the key of the page cache. Base64url, because the router
 * would decode and re-encode percent-encoding.
 */
export function encodeQuerySegment(query: Partial<ListQuery>): string {
  const canonical = canonicalQuery(query);
  if (canonical === "") return EMPTY_SEGMENT;
  const bytes = String.fromCharCode(...new TextEncoder().encode(canonical));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The query in a segment; null if the segment is not in canonical form. */
export function decodeQuerySegment(segment: string): ListQuery | null {
  if (segment === EMPTY_SEGMENT) return parseListQuery("");
  try {
    const bytes = atob(segment.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
    );
    const query = parseListQuery(text);
    return encodeQuerySegment(query) === segment ? query : null;
  } catch {
    return null;
  }
}

/**
 * What a form without scripts sends, in the form of an address: `includes=wifi&includes=pets` for its ticked boxes is joined, and
 * an amount as it was typed ("15jt") is written out.
 */
function fromForm(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const { key, isSet } of ALL_FILTERS) {
    if (!isSet) continue;
    const boxes = query.getAll(key);
    if (boxes.length > 1) query.set(key, boxes.join());
  }
  for (const key of ["price_min", "price_max"]) {
    const amount = parseAmount(query.get(key) ?? "", BASE_CURRENCY);
    if (amount !== null) query.set(key, String(amount));
  }
  return query;
}

const isOurs = (key: string) => Object.hasOwn(DEFAULT_QUERY, key);

/**
 * The redirect target for a query of the home screen that is not canonical: keys in order, without default or invalid values.
 * Null if it is canonical (docs/behaviour.md, F2).
 */
export function canonicalRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical("/", canonicalQuery(parseAskedQuery(fromForm(search))), search, isOurs);
}
