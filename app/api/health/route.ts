import { serviceHealth, shownListings } from "@/server/data/service-health";

export const dynamic = "force-dynamic";

/** Readiness, for a load balancer: whether this instance can serve, the state of its data service, and what anybody may know. */
export function GET(): Response {
  const { status, ...state } = serviceHealth();
  return Response.json(
    { ...state, ...shownListings() },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
