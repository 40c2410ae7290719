import { listResponse } from "@/server/search/list-response";

export const dynamic = "force-dynamic";

/** The index of a list, with the query of its page. */
export function GET(request: Request): Response {
  return listResponse(new URL(request.url).searchParams);
}
