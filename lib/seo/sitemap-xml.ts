import { xmlText } from "./xml-text";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** A sitemap of <url> elements. */
export function sitemapXml(urls: readonly string[]): string {
  return `${DECLARATION}\n<urlset ${NAMESPACE} ${IMAGES}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** The index of the sitemaps at these addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return `${DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}
