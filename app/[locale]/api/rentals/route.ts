import type { LiveRental } from "@/lib/rentals/rental";
import { toCard } from "@/lib/search/card";
import { formerRent } from "@/lib/search/reduced-rent";
import { advertisedUnits, descriptionStarts, factsIfRead } from "@/server/data/keyword-search";
import { languageOfParam } from "@/server/language/language-of";
import { standingsIn } from "@/server/search/current-market";
import { findByIds } from "@/server/search/find-rentals";
import { idsResponse } from "@/server/search/ids-response";

/** Cards by id, in the requested order. Omits rentals that are not listed. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/api/rentals">,
): Promise<Response> {
  const language = languageOfParam((await params).locale);
  return idsResponse(request, "Reading rentals by id failed", async (ids) => {
    const { rentals, readAt, places, market, rates } = await findByIds(ids);
    const factsOf = await factsIfRead(readAt);
    const context = {
      language,
      now: new Date(readAt),
      places,
      unitsOf: await advertisedUnits(readAt),
      textStartOf: await descriptionStarts(readAt),
      standingOf: standingsIn(market, language),
      formerRentOf: (rental: LiveRental) => formerRent(rental, { factsOf, rates }),
    };
    const byId = new Map(rentals.map((rental) => [rental.id, rental] as const));
    return { rentals: ids.flatMap((id) => byId.get(id) ?? []).map((rental) => toCard(rental, context)) };
  });
}
