/** What the protocol allows in one file, with room for its frame (QUALITY C3). */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024 - 1024;

const utf8 = new TextEncoder();

/** <url> elements divided into files that are within the protocol's limits, in their order; at least one file. */
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
