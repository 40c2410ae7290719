import type { LiveRental } from "@/lib/rentals/rental";
import { toCard } from "@/lib/search/card";
import { formerRent } from "@/lib/search/reduced-rent";
import { advertisedUnits, descriptionStarts, factsIfRead } from "@/server/data/keyword-search";
import { standingsIn } from "@/server/search/current-market";
import { findByIds } from "@/server/search/find-rentals";
import { idsResponse } from "@/server/search/ids-response";

/** Cards by id, in the requested order. Omits rentals that are not listed. */
export function GET(request: Request): Promise<Response> {
  return idsResponse(request, "Reading rentals by id failed", async (ids) => {
    const { rentals, readAt, places, market, rates } = await findByIds(ids);
    const factsOf = await factsIfRead(readAt);
    const context = {
      now: new Date(readAt),
      places,
      unitsOf: await advertisedUnits(readAt),
      textStartOf: await descriptionStarts(readAt),
      standingOf: standingsIn(market),
      formerRentOf: (rental: LiveRental) => formerRent(rental, { factsOf, rates }),
    };
    const byId = new Map(rentals.map((rental) => [rental.id, rental] as const));
    return { rentals: ids.flatMap((id) => byId.get(id) ?? []).map((rental) => toCard(rental, context)) };
  });
}
