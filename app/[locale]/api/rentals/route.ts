import { toCard } from "@/lib/search/card";
import { languageOfParam } from "@/server/language/language-of";
import { cardContext } from "@/server/search/card-context";
import { findByIds } from "@/server/search/find-rentals";
import { idsResponse } from "@/server/search/ids-response";

export const dynamic = "force-dynamic";

/** Cards by id, in the requested order. Omits rentals that are not listed. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/api/rentals">,
): Promise<Response> {
  const language = languageOfParam((await params).locale);
  return idsResponse(request, "Reading rentals by id failed", async (ids) => {
    const found = await findByIds(ids);
    const context = cardContext(found.snapshot, language);
    const byId = new Map(found.rentals.map((rental) => [rental.id, rental] as const));
    return { rentals: ids.flatMap((id) => byId.get(id) ?? []).map((rental) => toCard(rental, context)) };
  });
}
