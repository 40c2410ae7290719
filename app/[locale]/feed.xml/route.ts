import { feedResponse } from "@/server/discovery/feed-response";

/** The list of a query as Atom. */
export function GET(request: Request): Promise<Response> {
  return feedResponse(request, "xml");
}
