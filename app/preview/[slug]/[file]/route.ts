import { previewResponse } from "@/server/preview/preview-response";

export async function GET(_request: Request, { params }: RouteContext<"/preview/[slug]/[file]">) {
  const { slug, file } = await params;
  return previewResponse(slug, file);
}
