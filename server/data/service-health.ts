import "server-only";
import { siteProcess } from "@/server/front/site-process";
import { MAX_AGE_MS } from "./snapshot";

/**
 * What visitors get: "fresh" listings or those "kept" from an earlier refresh. While the data service is down, an instance that
 * still has listings stays in a load balancer's rotation: otherwise all would leave at once (docs/behaviour.md, O2).
 */
export function serviceHealth() {
  const { snapshot, isRefreshed } = siteProcess();
  const age = snapshot === null ? Number.POSITIVE_INFINITY : Date.now() - snapshot.readAt;
  if (age > MAX_AGE_MS) return { status: 503, dataService: "down", listings: "none" };
  return isRefreshed
    ? { status: 200, dataService: "up", listings: "fresh" }
    : { status: 200, dataService: "down", listings: "kept" };
}

/** How many listings are shown, the posting times of the newest and the oldest, and when the rates were fetched. */
function shownListings() {
  const { snapshot } = siteProcess();
  if (snapshot === null) return null;
  const dated = snapshot.rentals.flatMap(({ posted_at }) => posted_at ?? []);
  return {
    shown: snapshot.rentals.length,
    newest: dated[0] ?? null,
    oldest: dated.at(-1) ?? null,
    ratesFetchedAt: snapshot.rates.fetchedAt,
  };
}

export function healthResponse(): Response {
  const { status, ...state } = serviceHealth();
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ ...state, ...shownListings() }, { status, headers });
}
