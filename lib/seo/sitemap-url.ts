import { xmlText } from "./xml-text";

/** A page of the sitemap. `lastmod` is an ISO time of the data, never of the request (QUALITY C5). */
export type SitemapUrl = { loc: string; lastmod: string | null; images: readonly string[] };

/** One <url> element. */
export function sitemapUrl({ loc, lastmod, images }: SitemapUrl): string {
  return [
    "<url>",
    `<loc>${xmlText(loc)}</loc>`,
    lastmod === null ? "" : `<lastmod>${xmlText(lastmod)}</lastmod>`,
    ...images.map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`),
    "</url>",
  ].join("");
}
