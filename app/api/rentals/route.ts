import { toCard } from "@/lib/rentals/card";
import { findByIds } from "@/lib/rentals/find-by-ids";
import { MAX_IDS, parseIdsParam } from "@/lib/rentals/ids-param";
import { reportError } from "@/lib/reporting/report-error";

/** The same for every visitor: kept for the refresh interval by browsers and caches in front. */
const CACHE_CONTROL = "public, max-age=60, s-maxage=120, stale-while-revalidate=600";

/** Cards by id, in the asked order; ids that are not listed are left out. */
export async function GET(request: Request): Promise<Response> {
  const ids = parseIdsParam(new URL(request.url).searchParams.get("ids"));
  if (ids === null) {
    const error = `ids must be 1 to ${MAX_IDS} numbers, separated by commas`;
    return Response.json({ error }, { status: 400 });
  }
  try {
    const { rentals, readAt } = await findByIds(ids);
    const byId = new Map(rentals.map((rental) => [rental.id, rental] as const));
    const cards = ids.flatMap((id) => byId.get(id) ?? []).map((rental) => toCard(rental, new Date(readAt)));
    return Response.json({ rentals: cards }, { headers: { "Cache-Control": CACHE_CONTROL } });
  } catch (error) {
    reportError("Reading rentals by id failed", error);
    return Response.json(
      { error: "The listings could not be read. Try again in a minute." },
      { status: 503 },
    );
  }
}
