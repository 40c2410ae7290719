import { serveFile } from "@/server/http/serve-file";

const FILE_HEADERS = { type: "application/vnd.pmtiles", cacheControl: "public, max-age=3600, no-transform" };

/** Serves the operator's map archive in byte ranges; 404 when there is none. */
export async function serveArchive(request: Request, path: string | undefined): Promise<Response> {
  const response = path ? await serveFile(request, path, FILE_HEADERS) : null;
  return response ?? new Response("There is no map archive.", { status: 404 });
}
