/** The only widths in pixels that the optimizer serves (next.config.ts). */
export const PICTURE_WIDTHS = [160, 256, 320, 400, 640, 828, 1200, 1920] as const;

/** The only quality that the optimizer serves (next.config.ts). */
export const PICTURE_QUALITY = 75;

type Width = (typeof PICTURE_WIDTHS)[number];

export type WidthRange = readonly [narrowest: Width, widest: Width];

const isVector = (src: string) => /\.svg(\?|$)/.test(src);

function optimized(src: string, width: number): string {
  // Browsers encode an apostrophe in a query, but `encodeURIComponent` does not.
  const url = encodeURIComponent(src).replaceAll("'", "%27");
  return `/_next/image?url=${url}&w=${width}&q=${PICTURE_QUALITY}`;
}

/**
 * The source picture of an optimizer URL. Null unless spelled exactly as by `pictureSources`, because the optimizer would
 * store a file for each spelling (docs/behaviour.md, O4).
 */
export function pictureAt(address: string): string | null {
  const query = new URLSearchParams(address.slice(address.indexOf("?") + 1));
  const src = query.get("url") ?? "";
  const width = PICTURE_WIDTHS.find((served) => String(served) === query.get("w"));
  return width !== undefined && !isVector(src) && address === optimized(src, width) ? src : null;
}

/** `own` is the width of the image's widest file. */
export function sourcesOf(
  fileOf: (width: number) => string,
  [narrowest, widest]: WidthRange,
  own: number = widest,
): { src: string; srcSet: string } {
  const last = Math.min(own, widest);
  const widths = [...PICTURE_WIDTHS.filter((width) => width >= narrowest && width < last), last];
  // `srcSet` must come first: React sets attributes in this order, and the browser would start to load `src`.
  return { srcSet: widths.map((width) => `${fileOf(width)} ${width}w`).join(", "), src: fileOf(last) };
}

export function pictureSources(src: string, widths: WidthRange): { src: string; srcSet?: string } {
  return isVector(src) ? { src } : sourcesOf((width) => optimized(src, width), widths);
}
