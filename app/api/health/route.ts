import { ratesFetchedAt } from "@/server/data/exchange-rates";
import { shownListings } from "@/server/data/live-rentals";
import { serviceHealth } from "@/server/data/service-health";

/** Readiness, for a load balancer: whether this instance can serve, the state of its data service, and what anybody may know. */
export async function GET(): Promise<Response> {
  const { status, ...state } = await serviceHealth();
  const body = { ...state, ...shownListings(), ratesFetchedAt: await ratesFetchedAt() };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
