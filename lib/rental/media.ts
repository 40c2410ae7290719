import type { Translator } from "../language/translator";

export const PLACEHOLDER_IMAGE = "/placeholder.webp";

/** A URL in printable ASCII, because any other character in a header would fail the page. Encodes nothing twice. */
export function encodedUrl(url: string): string {
  return url
    .trim()
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
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

/** Whether a media URL is a file of the site; "//host" and "/\host" are not. */
export function isOwnFile(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
