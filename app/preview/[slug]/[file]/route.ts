import { previewAnswer } from "@/lib/preview/preview-answer";

/** The picture of a listing in link previews. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/preview/[slug]/[file]">,
): Promise<Response> {
  const { slug, file } = await params;
  return previewAnswer(slug, file);
}
