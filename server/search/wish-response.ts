import type { Wish } from "@rentals/reader/wish/wish.ts";
import { placeIndex } from "@/lib/places/places";
import { NO_WISH, wishQuery } from "@/lib/search/wish-query";
import { snapshot } from "@/server/data/snapshot";
import { respondOr503 } from "@/server/data/unread";
import { WISH_CACHE_CONTROL } from "@/server/http/cache-control";

/** Responds with the filters of a wish, none for no wish; 503 while the places are unknown. */
export function wishResponse(wish: Wish | null): Promise<Response> {
  return respondOr503("Reading the places for a wish failed", () => {
    const isPlace = (name: string) => placeIndex(snapshot().places, name) !== null;
    const query = wish === null ? NO_WISH : wishQuery(wish, isPlace);
    return Response.json(query, { headers: { "Cache-Control": WISH_CACHE_CONTROL } });
  });
}
