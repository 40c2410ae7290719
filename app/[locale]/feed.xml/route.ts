import { feedResponse } from "@/server/discovery/feed";
import { languageOfParam } from "@/server/language/language-of";

export async function GET(request: Request, { params }: RouteContext<"/[locale]/feed.xml">) {
  return feedResponse(request, languageOfParam((await params).locale));
}
