import { statsResponse } from "@/server/discovery/stats-response";

/** Asking rents in every area, by bedrooms, as a table. */
export function GET(request: Request): Promise<Response> {
  return statsResponse(request, "csv");
}
