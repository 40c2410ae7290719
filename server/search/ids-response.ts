import { MAX_IDS, parseIdsParam } from "@/lib/search/grid-items";
import { UnreadError } from "@/server/data/unread";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { reportError } from "@/server/reporting/report-error";

/** Responds to `?ids=1,2,3` with the result of `read`: 400 for anything but 1 to 60 ids, 503 while the data service cannot answer. */
export async function idsResponse(
  request: Request,
  failure: string,
  read: (ids: number[]) => Promise<object>,
): Promise<Response> {
  const ids = parseIdsParam(new URL(request.url).searchParams.get("ids"));
  if (ids === null) {
    const error = `ids must be 1 to ${MAX_IDS} numbers, separated by commas`;
    return Response.json({ error }, { status: 400 });
  }
  try {
    return Response.json(await read(ids), { headers: { "Cache-Control": SHORT_CACHE_CONTROL } });
  } catch (error) {
    return unreadResponse(failure, error);
  }
}

/** The response while the data service cannot answer, which is reported with the message `failure` unless it has been. */
export function unreadResponse(failure: string, error: unknown): Response {
  if (!(error instanceof UnreadError)) reportError(failure, error);
  return Response.json({ error: "The listings could not be read. Try again in a minute." }, { status: 503 });
}
