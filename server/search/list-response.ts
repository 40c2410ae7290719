import "server-only";
import { parseListQuery } from "@/lib/filters/schema";
import { listIndex } from "@/lib/rental/list-index";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { findRentals } from "./find-rentals";
import { unreadResponse } from "./ids-response";

const HEADERS = { "Cache-Control": SHORT_CACHE_CONTROL };

/** Responds with the index of a list, whatever its page: 404 for an unknown location, 503 if it cannot be read. */
export function listResponse(search: URLSearchParams): Response {
  try {
    const { result, context } = findRentals(parseListQuery(search));
    if (result.status === "found")
      return Response.json(listIndex(result.rentals, context.places), { headers: HEADERS });
    return Response.json({ error: "There is no such list." }, { status: 404 });
  } catch (error) {
    return unreadResponse("Reading the index of a list failed", error);
  }
}
