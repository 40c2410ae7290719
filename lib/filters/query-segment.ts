import { redirectToCanonical } from "@/lib/filters/canonical-redirect";
import { parseAmount } from "@/lib/money/amount";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { fromBase64url, toBase64url } from "@/lib/text/base64url";
import { EMPTY_SEGMENT } from "./empty-segment";
import { ALL_FILTERS } from "./filters";
import { canonicalQuery, DEFAULT_QUERY, type ListQuery, parseAskedQuery, parseListQuery } from "./schema";

/** The key of the page cache. Base64url, because the router would decode and re-encode percent-encoding. */
export function encodeQuerySegment(query: Partial<ListQuery>): string {
  const canonical = canonicalQuery(query);
  return canonical === "" ? EMPTY_SEGMENT : toBase64url(new TextEncoder().encode(canonical));
}

/** Null if the segment is not in canonical form. */
export function decodeQuerySegment(segment: string): ListQuery | null {
  if (segment === EMPTY_SEGMENT) return parseListQuery("");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(segment));
    const query = parseListQuery(text);
    return encodeQuerySegment(query) === segment ? query : null;
  } catch {
    return null;
  }
}

/** Normalises what a form without scripts sends: `includes=wifi&includes=pets` is joined, "15jt" becomes a number. */
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

/** The redirect target for a query of the home screen; null if it is canonical (docs/behaviour.md, F2). */
export function canonicalRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical("/", canonicalQuery(parseAskedQuery(fromForm(search))), search, isOurs);
}
