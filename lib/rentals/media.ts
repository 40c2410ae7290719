import type { Translator } from "../language/translator";

export const PLACEHOLDER_IMAGE = "/placeholder.webp";

/** A URL in printable ASCII, because any other character in a header would fail the page. Encodes nothing twice. */
export function encodedUrl(url: string): string {
  return url
    .trim()
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The spellings in which the data service may store a URL that `encodedUrl` has returned. */
export function spellingsOf(encoded: string): string[] {
  try {
    // Postgres rejects zero bytes in text.
    return [...new Set([encoded, decodeURI(encoded)])].filter((url) => !url.includes("\0"));
  } catch {
    return [encoded];
  }
}

/** Whether a media URL is a video: its path ends in .mp4 or .mov, whatever the query (docs/behaviour.md, L13). */
export function isVideo(url: string): boolean {
  return /\.(mp4|mov)$/i.test(url.split(/[?#]/, 1)[0] ?? "");
}

export function mediaOrPlaceholder(mediaUrls: readonly string[]): string[] {
  const urls = [...new Set(mediaUrls)];
  return urls.length === 0 ? [PLACEHOLDER_IMAGE] : urls;
}

export function firstPicture(mediaUrls: readonly string[]): string {
  return mediaUrls.find((url) => !isVideo(url)) ?? PLACEHOLDER_IMAGE;
}

/** Accessible name of a photo or video: "Photo 2 of 8: {title}", or "Photo: {title}" for the only one. */
export function mediaLabel(index: number, total: number, title: string, t: Translator): string {
  if (total === 1) return t("card.photo", { title });
  return t("card.photoOf", { number: String(index + 1), total: String(total), title });
}

/** The hosts that the optimizer may fetch from: "cdn.example.com,media.example.org:8443". */
export function parseMediaHosts(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase().replace(/:443$/, ""))
    .filter((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host));
}

/** `remotePatterns` of next.config.ts. A missing port would allow any port. */
export function remotePatterns(hosts: readonly string[]) {
  return hosts.map((host) => {
    const [hostname = "", port = ""] = host.split(":");
    return { protocol: "https" as const, hostname, port };
  });
}

/** A file of the site, or https from a configured host; no credentials or fragments, which would give a picture further URLs. */
export function isOptimizable(url: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return !url.includes("#");
  const parsed = URL.parse(url);
  if (parsed === null || parsed.protocol !== "https:" || !hosts.includes(parsed.host)) return false;
  return parsed.username === "" && parsed.password === "" && !url.includes("#");
}

/** Whether a media URL is a file of the site; "//host" and "/\host" are not. */
export function isOwnFile(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
