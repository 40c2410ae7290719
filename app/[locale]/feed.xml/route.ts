import { feedResponse } from "@/server/discovery/feed";
import { languageOfParam } from "@/server/language/language-of";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: RouteContext<"/[locale]/feed.xml">,
): Promise<Response> {
  return feedResponse(request, languageOfParam((await params).locale));
}
