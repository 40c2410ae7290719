import "server-only";
import { parseListQuery } from "@/lib/filters/schema";
import { countedVisit, VISIT_KINDS } from "@/lib/numbers/counted-visit";
import { isCounted, type VisitHeaders } from "@/lib/numbers/is-counted";
import { VisitBatch } from "@/lib/numbers/visit-batch";
import { placesNamed } from "@/lib/places/places";
import { isoRegionDay } from "@/lib/time/region-day";
import { supabaseClient } from "@/server/data/supabase-client";
import { siteProcess } from "@/server/front/site-process";
import { reportOnce } from "@/server/reporting/report-error";

const WRITE_AFTER_MS = 60_000;

const counting = { batch: new VisitBatch(), isWriteDue: false, writing: Promise.resolve() };

/** Writes the counts: with the next batch if the data service cannot be reached, not again if it refuses them. */
async function writeVisits(): Promise<void> {
  counting.isWriteDue = false;
  const counts = counting.batch.take();
  try {
    const { error, status } = await supabaseClient().rpc("count_visits", {
      on_day: isoRegionDay(new Date()),
      counts,
    });
    if (!error) return;
    if (status < 400 || status >= 500) throw new Error(error.message);
    reportOnce("Counts of visits are refused: apply supabase/migrations", error.message);
  } catch (error) {
    console.error("Writing the counts of visits failed", error);
    counting.batch.putBack(counts);
  }
}

/** Names that no place has would make as many lists as somebody likes. */
function namesKnownAreas(query: string): boolean {
  const places = siteProcess().snapshot?.places;
  return places !== undefined && placesNamed(places, parseListQuery(query).location).unknown.length === 0;
}

/**
 * Counts what a page reports, `/api/seen?view=/rental/x` (docs/behaviour.md, V1 to V3). Visits of a minute are written at once.
 * `target` is the path and query of the request.
 */
export function countVisit(target: string, headers: VisitHeaders): void {
  const { searchParams } = new URL(target, "http://site.invalid");
  const kind = VISIT_KINDS.find((name) => searchParams.has(name));
  if (kind === undefined || !isCounted(headers)) return;
  const visit = countedVisit(kind, searchParams.get(kind) ?? "");
  if (visit === null || ("query" in visit && !namesKnownAreas(visit.query))) return;
  counting.batch.add(visit);
  if (counting.isWriteDue) return;
  counting.isWriteDue = true;
  setTimeout(() => {
    counting.writing = writeVisits();
  }, WRITE_AFTER_MS).unref();
}

/** Resolves when the last write is done. */
export const visitsWritten = (): Promise<void> => counting.writing;
