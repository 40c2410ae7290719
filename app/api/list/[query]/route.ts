import { listResponse } from "@/server/search/list-response";

export const dynamic = "force-dynamic";

/** The index of a list, addressed by the same segment as its page. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/list/[query]">,
): Promise<Response> {
  return listResponse((await params).query);
}
