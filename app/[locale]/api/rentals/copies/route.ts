import { searchedUnits } from "@/lib/search/searched-facts";
import { type RentalCopy, toCopy } from "@/lib/shortlist/rental-copy";
import { rentalsByIds } from "@/server/data/find-rental";
import { removalTimes } from "@/server/data/removals";
import { snapshot } from "@/server/data/snapshot";
import { languageOfParam } from "@/server/language/language-of";
import { idsResponse } from "@/server/search/ids-response";

export const dynamic = "force-dynamic";

/** Copies of liked rentals for the browser to store: one entry per id, in the requested order, also for removed rentals. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/api/rentals/copies">,
): Promise<Response> {
  const language = languageOfParam((await params).locale);
  return idsResponse(request, "Reading copies of rentals failed", async (ids) => {
    const { places, readAt } = snapshot();
    const rentals = await rentalsByIds(ids);
    const byId = new Map(rentals.map((rental) => [rental.id, rental] as const));
    const removals = await removalTimes(ids.filter((id) => !byId.has(id)));
    const copies = ids.map((id): RentalCopy => {
      const rental = byId.get(id);
      if (rental === undefined) return { id, status: "removed", removedAt: removals[id] ?? null };
      return toCopy(rental, {
        language,
        now: new Date(readAt),
        places,
        unitsOf: () => searchedUnits(rental.facts?.units ?? []),
        // Not stored, because they would be outdated once rents change.
        standingOf: () => null,
        formerRentOf: () => null,
      });
    });
    return { copies };
  });
}
