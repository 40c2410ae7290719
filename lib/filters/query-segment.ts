import { redirectToCanonical } from "@/lib/filters/canonical-redirect";
import { EMPTY_SEGMENT } from "./empty-segment";
import { canonicalQuery, DEFAULT_QUERY, type ListQuery, parseListQuery } from "./schema";

/**
 * The canonical query as one path segment, so that the URL is the key of the page cache.
 * In base64url, because the router would decode and re-encode percent-encoding.
 */
export function encodeQuerySegment(query: Partial<ListQuery>): string {
  const canonical = canonicalQuery(query);
  if (canonical === "") return EMPTY_SEGMENT;
  const bytes = String.fromCharCode(...new TextEncoder().encode(canonical));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The query of a segment; null when the segment is not the canonical form of any query. */
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

/** A form without scripts repeats the key for every box that is checked. */
function withBoxesJoined(search: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(search);
  const boxes = joined.getAll("includes");
  if (boxes.length > 1) joined.set("includes", boxes.join());
  return joined;
}

const isOurs = (key: string) => Object.hasOwn(DEFAULT_QUERY, key);

/**
 * The redirect target of a query of the home screen that is not canonical, without default values and junk and with our
 * keys in order; null when it is canonical (docs/behaviour.md, F2).
 */
export function canonicalRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical("/", canonicalQuery(parseListQuery(withBoxesJoined(search))), search, isOurs);
}
