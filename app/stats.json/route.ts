import { statsResponse } from "@/server/discovery/stats-response";

export const dynamic = "force-dynamic";

/** Asking rents in every area, by bedrooms. */
export function GET(): Promise<Response> {
  return statsResponse("json");
}
