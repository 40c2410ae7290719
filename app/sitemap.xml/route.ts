import { sitemapAnswer } from "@/lib/seo/sitemap-answer";

/** The pages that search engines shall keep. */
export function GET(request: Request): Promise<Response> {
  return sitemapAnswer(request);
}
