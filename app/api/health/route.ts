import { serviceHealth } from "@/server/data/service-health";

/** Readiness, for a load balancer: whether this instance can serve, and the state of its data service. */
export async function GET(): Promise<Response> {
  const { status, ...state } = await serviceHealth();
  return Response.json(state, { status, headers: { "Cache-Control": "no-store" } });
}
