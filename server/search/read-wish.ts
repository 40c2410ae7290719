import { cleanKeywords } from "@/lib/filters/filters";
import { DISPLAY_CURRENCIES } from "@/lib/money/currency";
import { placeIndex } from "@/lib/places/places";
import { NO_WISH, type WishQuery, wishQuery } from "@/lib/search/wish-query";
import { snapshot } from "@/server/data/snapshot";
import { respondOr503 } from "@/server/data/unread";
import { WISH_CACHE_CONTROL } from "@/server/http/cache-control";

/** The filters that a sentence asks for, none if it asks for nothing, and what of it was not understood (docs/behaviour.md, F33). Throws `UnreadError`. */
export async function readWish(sentence: string): Promise<WishQuery> {
  // Loaded for the first sentence, because its tables take memory that most processes never need.
  const { reader } = await import("@/lib/region/region-reader");
  const currencies = DISPLAY_CURRENCIES;
  const wish = reader.readWish(cleanKeywords(sentence), { now: new Date(), currencies });
  const isPlace = (name: string) => placeIndex(snapshot().places, name) !== null;
  return wish === null ? NO_WISH : wishQuery(wish, isPlace);
}

/** Responds with the filters of the sentence `q`; 503 while the places are unknown. */
export function wishResponse(request: Request): Promise<Response> {
  return respondOr503("Reading the places for a wish failed", async () => {
    const query = await readWish(new URL(request.url).searchParams.get("q") ?? "");
    return Response.json(query, { headers: { "Cache-Control": WISH_CACHE_CONTROL } });
  });
}
