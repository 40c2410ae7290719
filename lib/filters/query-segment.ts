import { EMPTY_SEGMENT } from "./empty-segment";
import { canonicalQuery, type ListQuery, parseListQuery } from "./schema";

/**
 * The canonical query as one path segment, so that the URL is the key of the page cache (DESIGN section 1).
 * base64url: percent-encoding would be decoded and encoded again on the way through the router.
 */
export function encodeQuerySegment(query: Partial<ListQuery>): string {
  const canonical = canonicalQuery(query);
  if (canonical === "") return EMPTY_SEGMENT;
  const bytes = String.fromCharCode(...new TextEncoder().encode(canonical));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
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
