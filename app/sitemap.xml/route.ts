import { sitemapResponse } from "@/server/discovery/sitemap-response";

/** The pages that search engines should index. */
export function GET(request: Request): Promise<Response> {
  return sitemapResponse(request);
}
