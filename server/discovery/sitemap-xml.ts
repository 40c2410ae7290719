import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/language/locales";
import { localUrl } from "@/server/site/absolute-url";
import { xmlText } from "./xml-text";

/**
 * A page in the sitemap. `path` is its English one; only that entry lists the images. `lastmod` is the ISO time of its data,
 * never of the request.
 */
export type SitemapPage = { path: string; lastmod: string | null; images: readonly string[] };

/** The `<url>` elements of a page, one for each language; each names all of them (docs/decisions/077-languages-in-the-sitemap.md). */
export function sitemapUrls(page: SitemapPage): string[] {
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(localUrl(locale, page.path))}"/>`;
  const links = [...LOCALES.map((locale) => link(locale, locale)), link("x-default", DEFAULT_LOCALE)].join(
    "",
  );
  return LOCALES.map((locale) => {
    const images = locale === DEFAULT_LOCALE ? page.images : [];
    return sitemapUrl(localUrl(locale, page.path), links, { ...page, images });
  });
}

function sitemapUrl(loc: string, links: string, { lastmod, images }: Omit<SitemapPage, "path">): string {
  return [
    "<url>",
    `<loc>${xmlText(loc)}</loc>`,
    links,
    lastmod === null ? "" : `<lastmod>${xmlText(lastmod)}</lastmod>`,
    ...images.map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`),
    "</url>",
  ].join("");
}

/** The protocol's limits for one file, minus room for the elements around the URLs. */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024 - 1024;

const utf8 = new TextEncoder();

/** Splits <url> elements into files within the protocol's limits, in order; at least one file. */
export function sitemapParts(
  urls: readonly string[],
  { maxUrls, maxBytes } = { maxUrls: MAX_URLS, maxBytes: MAX_BYTES },
): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const url of urls) {
    const size = utf8.encode(url).length + 1;
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length >= maxUrls || bytes + size > maxBytes)) {
      parts.push([url]);
      bytes = size;
    } else {
      part.push(url);
      bytes += size;
    }
  }
  return parts;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapXml(urls: readonly string[]): string {
  return `${DECLARATION}\n<urlset ${NAMESPACE} ${IMAGES} ${XHTML}>\n${urls.join("\n")}\n</urlset>\n`;
}

export function sitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return `${DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}
