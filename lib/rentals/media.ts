/** Shown where a listing has no picture, or one that does not load (SPEC section 3). */
export const PLACEHOLDER_IMAGE = "/placeholder.webp";

/** A media URL that plays as video: the path ends in .mp4 or .mov, whatever query follows (SPEC section 2). */
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
