import { servePhoto } from "@/server/data/serve-photo";

export const dynamic = "force-dynamic";

/** A photo or video that the collector stored in a folder. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/photos/[key]/[file]">,
): Promise<Response> {
  const { key, file } = await params;
  return servePhoto(request, key, file, process.env.PHOTOS_FOLDER);
}

export const HEAD = GET;
