/** Shown where a listing has no picture, or one that does not load. */
export const PLACEHOLDER_IMAGE = "/placeholder.webp";

/**
 * A URL in printable ASCII, because a header with any other character would fail the page that it belongs to. White space
 * around it goes, as in a browser; what is encoded already stays.
 */
export function encodedUrl(url: string): string {
  return url
    .trim()
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The spellings in which the data service may have a URL that was encoded when its row was read. */
export function spellingsOf(encoded: string): string[] {
  try {
    // No text of the data service holds a zero byte.
    return [...new Set([encoded, decodeURI(encoded)])].filter((url) => !url.includes("\0"));
  } catch {
    return [encoded];
  }
}

/** A media URL that plays as video: the path ends in .mp4 or .mov, whatever query follows (docs/behaviour.md, L13). */
export function isVideo(url: string): boolean {
  return /\.(mp4|mov)$/i.test(url.split(/[?#]/, 1)[0] ?? "");
}

/** The media of a listing, each once; the placeholder when there are none. */
export function mediaOrPlaceholder(mediaUrls: readonly string[]): string[] {
  const urls = [...new Set(mediaUrls)];
  return urls.length === 0 ? [PLACEHOLDER_IMAGE] : urls;
}

/** The first still picture of a listing; the placeholder when it has none. */
export function firstPicture(mediaUrls: readonly string[]): string {
  return mediaUrls.find((url) => !isVideo(url)) ?? PLACEHOLDER_IMAGE;
}

/** The accessible name of a photo or video of a listing: "Photo 2 of 8: {title}", or "Photo: {title}" for the only one. */
export function mediaLabel(index: number, total: number, title: string): string {
  return total === 1 ? `Photo: ${title}` : `Photo ${index + 1} of ${total}: ${title}`;
}

/** Hosts of pictures that the optimizer may fetch, with their port where it is not 443: "cdn.example.com,media.example.org:8443". */
export function parseMediaHosts(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase().replace(/:443$/, ""))
    .filter((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host));
}

/** The same hosts as `remotePatterns` of next.config.ts, where a missing port would allow any. */
export function remotePatterns(hosts: readonly string[]) {
  return hosts.map((host) => {
    const [hostname = "", port = ""] = host.split(":");
    return { protocol: "https" as const, hostname, port };
  });
}

/**
 * Whether the optimizer serves this picture: a file of the site itself, or https from a configured host. Credentials and
 * fragments are refused, because they would be further URLs of the same picture.
 */
export function isOptimizable(url: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return !url.includes("#");
  const parsed = URL.parse(url);
  if (parsed === null || parsed.protocol !== "https:" || !hosts.includes(parsed.host)) return false;
  return parsed.username === "" && parsed.password === "" && !url.includes("#");
}
