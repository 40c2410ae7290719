import { feedResponse } from "@/server/discovery/feed-response";
import { languageOfParam } from "@/server/language/language-of";

/** The list of a query as Atom. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/feed.xml">,
): Promise<Response> {
  return feedResponse(request, "xml", languageOfParam((await params).locale));
}
