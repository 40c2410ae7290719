import { previewResponse } from "@/server/preview/preview-response";

export const dynamic = "force-dynamic";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/preview/[slug]/[file]">,
): Promise<Response> {
  const { slug, file } = await params;
  return previewResponse(slug, file);
}
