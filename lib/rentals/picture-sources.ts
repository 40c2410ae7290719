/** The only widths in pixels that the optimizer serves (next.config.ts). */
export const PICTURE_WIDTHS = [160, 256, 320, 400, 640, 828, 1200, 1920] as const;

/** The only quality that the optimizer serves (next.config.ts). */
export const PICTURE_QUALITY = 75;

type Width = (typeof PICTURE_WIDTHS)[number];

/** The narrowest and the widest file that make sense where a picture is shown. */
export type WidthRange = readonly [narrowest: Width, widest: Width];

const isVector = (src: string) => /\.svg(\?|$)/.test(src);

function optimized(src: string, width: number): string {
  // As browsers send it: they encode an apostrophe in a query, `encodeURIComponent` does not.
  const url = encodeURIComponent(src).replaceAll("'", "%27");
  return `/_next/image?url=${url}&w=${width}&q=${PICTURE_QUALITY}`;
}

/**
 * The source picture of an optimizer URL in the spelling of `pictureSources`. Null for any other spelling, because the
 * optimizer would make and keep a file for each (docs/behaviour.md, O4).
 */
export function pictureAt(address: string): string | null {
  const query = new URLSearchParams(address.slice(address.indexOf("?") + 1));
  const src = query.get("url") ?? "";
  const width = PICTURE_WIDTHS.find((each) => String(each) === query.get("w"));
  return width !== undefined && !isVector(src) && address === optimized(src, width) ? src : null;
}

/** The attributes of an image in files of the widths that make sense there; a picture of `own` pixels has no wider file. */
export function sourcesOf(
  fileOf: (width: number) => string,
  [narrowest, widest]: WidthRange,
  own: number = widest,
): { src: string; srcSet: string } {
  const last = Math.min(own, widest);
  const widths = [...PICTURE_WIDTHS.filter((width) => width >= narrowest && width < last), last];
  // `srcSet` first: React sets attributes in this order, and a browser would start to load `src`.
  return { srcSet: widths.map((width) => `${fileOf(width)} ${width}w`).join(", "), src: fileOf(last) };
}

/** The `src` and `srcSet` of a picture in the optimizer's widths; a vector drawing needs no `srcSet`. */
export function pictureSources(src: string, widths: WidthRange): { src: string; srcSet?: string } {
  return isVector(src) ? { src } : sourcesOf((width) => optimized(src, width), widths);
}
