import { servePhoto } from "@/server/data/serve-photo";

/** A photo or video that the collector stored in a folder. */
export async function GET(request: Request, { params }: RouteContext<"/photos/[key]/[file]">) {
  const { key, file } = await params;
  return servePhoto(request, key, file, process.env.PHOTOS_FOLDER);
}
