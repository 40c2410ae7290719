import "server-only";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { listIndex } from "@/lib/rentals/list-index";
import { listingsCacheLife } from "@/server/data/cache-life";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { findRentals } from "./find-rentals";
import { unreadResponse } from "./ids-response";

const HEADERS = { "Cache-Control": SHORT_CACHE_CONTROL, "Content-Type": "application/json" };

/** The index of a list as JSON, cached by canonical query; null for an unknown location. */
async function cachedIndex(canonical: string): Promise<string | null> {
  "use cache";
  const { result, context } = await findRentals(parseListQuery(canonical));
  listingsCacheLife(context.readAt);
  return result.status === "found" ? JSON.stringify(listIndex(result.rentals, context.places)) : null;
}

/** Responds with the index of a list: 404 for an invalid segment, a later page or an unknown location, 503 if it cannot be read. */
export async function listResponse(segment: string): Promise<Response> {
  const query = decodeQuerySegment(segment);
  try {
    const index = query === null || query.page > 1 ? null : await cachedIndex(canonicalQuery(query));
    if (index !== null) return new Response(index, { headers: HEADERS });
    return Response.json({ error: "There is no such list." }, { status: 404 });
  } catch (error) {
    return unreadResponse("Reading the index of a list failed", error);
  }
}
