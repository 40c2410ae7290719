import { toCard } from "@/lib/search/card";
import { advertisedUnits, descriptionStarts } from "@/server/data/keyword-search";
import { standingsIn } from "@/server/search/current-market";
import { findByIds } from "@/server/search/find-rentals";
import { idsResponse } from "@/server/search/ids-response";

/** Cards by id, in the requested order. Omits rentals that are not listed. */
export function GET(request: Request): Promise<Response> {
  return idsResponse(request, "Reading rentals by id failed", async (ids) => {
    const { rentals, readAt, places, market } = await findByIds(ids);
    const context = {
      now: new Date(readAt),
      places,
      unitsOf: await advertisedUnits(readAt),
      textStartOf: await descriptionStarts(readAt),
      standingOf: standingsIn(market),
    };
    const byId = new Map(rentals.map((rental) => [rental.id, rental] as const));
    return { rentals: ids.flatMap((id) => byId.get(id) ?? []).map((rental) => toCard(rental, context)) };
  });
}
