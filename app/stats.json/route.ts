import { statsResponse } from "@/server/discovery/stats-response";

/** Asking rents in every area, by bedrooms. */
export function GET(request: Request): Promise<Response> {
  return statsResponse(request, "json");
}
