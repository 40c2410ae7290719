import { liveRentals } from "@/lib/rentals/queries";
import { indexedRentals } from "@/lib/rentals/sitemap-query";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { sitemapParts } from "@/lib/seo/sitemap-parts";
import { sitemapUrl } from "@/lib/seo/sitemap-url";
import { sitemapUrls } from "@/lib/seo/sitemap-urls";
import { sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap-xml";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=300, s-maxage=600, stale-while-revalidate=3600",
};

/** The file asked for of these parts: the only one, the index of several, or one of them by `?part=` from 1. */
function fileOf(parts: string[][], part: string | null): string | null {
  const [first = []] = parts;
  if (part !== null) {
    const urls = /^[1-9]\d{0,4}$/.test(part) ? parts[Number(part) - 1] : undefined;
    return urls === undefined ? null : sitemapXml(urls);
  }
  if (parts.length === 1) return sitemapXml(first);
  return sitemapIndexXml(parts.map((_, index) => absoluteUrl(`/sitemap.xml?part=${index + 1}`)));
}

export async function GET(request: Request): Promise<Response> {
  try {
    const [live, indexed] = await Promise.all([liveRentals(), indexedRentals()]);
    const parts = sitemapParts(sitemapUrls(live, indexed).map(sitemapUrl));
    const file = fileOf(parts, new URL(request.url).searchParams.get("part"));
    if (file === null) return new Response("There is no such part of the sitemap.\n", { status: 404 });
    return new Response(file, { headers: HEADERS });
  } catch (error) {
    console.error("Making the sitemap failed", error);
    const headers = { "Retry-After": "120" };
    return new Response("The listings could not be read. Try again in two minutes.\n", {
      status: 503,
      headers,
    });
  }
}
