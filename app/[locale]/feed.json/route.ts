import { feedResponse } from "@/server/discovery/feed-response";
import { languageOfParam } from "@/server/language/language-of";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/feed.json">,
): Promise<Response> {
  return feedResponse(request, "json", languageOfParam((await params).locale));
}
