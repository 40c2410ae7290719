import "server-only";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import type { ListQuery } from "@/lib/filters/schema";
import { listIndex } from "@/lib/rental/list-index";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { findRentals } from "./find-rentals";
import { unreadResponse } from "./ids-response";

const HEADERS = { "Cache-Control": SHORT_CACHE_CONTROL };

/** The index of a list; null for an unknown location. */
function indexOf(query: ListQuery) {
  const { result, context } = findRentals(query);
  return result.status === "found" ? listIndex(result.rentals, context.places) : null;
}

/** Responds with the index of a list: 404 for an invalid segment, a later page or an unknown location, 503 if it cannot be read. */
export function listResponse(segment: string): Response {
  const query = decodeQuerySegment(segment);
  try {
    const index = query === null || query.page > 1 ? null : indexOf(query);
    if (index !== null) return Response.json(index, { headers: HEADERS });
    return Response.json({ error: "There is no such list." }, { status: 404 });
  } catch (error) {
    return unreadResponse("Reading the index of a list failed", error);
  }
}
