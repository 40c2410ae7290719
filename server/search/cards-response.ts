import type { Language } from "@/lib/language/translator";
import { toCard } from "@/lib/search/card";
import { MAX_IDS, parseIdsParam } from "@/lib/search/ids-param";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse, textResponse } from "@/server/http/text-response";
import { cardContext } from "./current-market";
import { findByIds } from "./find-rentals";

/** Responds to `?ids=1,2,3` with cards in this order, without what is not listed; 400 for anything but 1 to 60 ids. */
export function cardsResponse(request: Request, language: Language): Promise<Response> {
  return respondOr503("Reading rentals by id failed", async () => {
    const ids = parseIdsParam(new URL(request.url).searchParams.get("ids"));
    if (ids === null) return textResponse(`ids must be 1 to ${MAX_IDS} numbers, separated by commas`, 400);
    const found = await findByIds(ids);
    const context = cardContext(found.snapshot, language);
    const rentals = found.rentals.map((rental) => toCard(rental, context));
    return polledResponse(JSON.stringify({ rentals }), "application/json");
  });
}
