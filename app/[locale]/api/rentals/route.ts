import { languageOfParam } from "@/server/language/language-of";
import { cardsResponse } from "@/server/search/cards-response";

export async function GET(request: Request, { params }: RouteContext<"/[locale]/api/rentals">) {
  return cardsResponse(request, languageOfParam((await params).locale));
}
