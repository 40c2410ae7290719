import { sitemapResponse } from "@/server/discovery/sitemap";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return sitemapResponse(request);
}
