import { serveArchive } from "@/server/map/serve-archive";

export function GET(request: Request): Promise<Response> {
  return serveArchive(request, process.env.MAP_PMTILES);
}

export const HEAD = GET;
