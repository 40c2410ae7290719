import { liveRentals } from "@/lib/rentals/queries";
import { indexedRentals } from "@/lib/rentals/sitemap-query";
import { absoluteUrl } from "./absolute-url";
import { sitemapParts } from "./sitemap-parts";
import { sitemapUrl } from "./sitemap-url";
import { sitemapUrls } from "./sitemap-urls";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=300, s-maxage=600, stale-while-revalidate=3600",
};

/**
 * The file of a sitemap in these parts: the only one, the index of several, or one of them by its number from 1, which
 * is in the query so that every file is at the root and may name any page. Null for a part that is not there.
 */
export function sitemapFile(parts: readonly (readonly string[])[], part: string | null): string | null {
  if (part === null && parts.length > 1)
    return sitemapIndexXml(parts.map((_, index) => absoluteUrl(`/sitemap.xml?part=${index + 1}`)));
  const urls = /^[1-9]\d{0,4}$/.test(part ?? "1") ? parts[Number(part ?? "1") - 1] : undefined;
  return urls === undefined ? null : sitemapXml(urls);
}

/** The answer to a request for the sitemap; 503 while the data service cannot answer. */
export async function sitemapAnswer(request: Request): Promise<Response> {
  try {
    const [live, indexed] = await Promise.all([liveRentals(), indexedRentals()]);
    const parts = sitemapParts(sitemapUrls(live, indexed).map(sitemapUrl));
    const file = sitemapFile(parts, new URL(request.url).searchParams.get("part"));
    if (file === null) return new Response("There is no such part of the sitemap.\n", { status: 404 });
    return new Response(file, { headers: HEADERS });
  } catch (error) {
    console.error("Making the sitemap failed", error);
    const body = "The listings could not be read. Try again in two minutes.\n";
    return new Response(body, { status: 503, headers: { "Retry-After": "120" } });
  }
}
