import { statsResponse } from "@/server/discovery/stats-response";

export const dynamic = "force-dynamic";

/** Asking rents in every area, by bedrooms, as a table. */
export function GET(): Promise<Response> {
  return statsResponse("csv");
}
