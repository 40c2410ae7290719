import { feedResponse } from "@/server/discovery/feed-response";

/** The list of a query as JSON Feed. */
export function GET(request: Request): Promise<Response> {
  return feedResponse(request, "json");
}
