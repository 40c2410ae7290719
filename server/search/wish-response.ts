import "server-only";
import type { Wish } from "@/lib/facts/wish";
import { placeIndex } from "@/lib/places/places";
import { NO_WISH, wishQuery } from "@/lib/search/wish-query";
import { snapshot } from "@/server/data/snapshot";
import { WISH_CACHE_CONTROL } from "@/server/http/cache-control";
import { unreadResponse } from "./ids-response";

const HEADERS = { "Cache-Control": WISH_CACHE_CONTROL };

/** Responds with the filters of a wish, none for no wish; 503 while the places are unknown. */
export function wishResponse(wish: Wish | null): Response {
  if (wish === null) return Response.json(NO_WISH, { headers: HEADERS });
  try {
    const { places } = snapshot();
    const isPlace = (name: string) => placeIndex(places, name) !== null;
    return Response.json(wishQuery(wish, isPlace), { headers: HEADERS });
  } catch (error) {
    return unreadResponse("Reading the places for a wish failed", error);
  }
}
