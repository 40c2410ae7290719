import { sitemapResponse } from "@/server/discovery/sitemap-response";

export function GET(request: Request): Promise<Response> {
  return sitemapResponse(request);
}
