import { languageOfParam } from "@/server/language/language-of";
import { previewResponse } from "@/server/preview/preview-response";

export const dynamic = "force-dynamic";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/[locale]/preview/[slug]/[file]">,
): Promise<Response> {
  const { locale, slug, file } = await params;
  return previewResponse(slug, file, languageOfParam(locale));
}
