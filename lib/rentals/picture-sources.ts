/** Widths in pixels that the optimizer makes, and no others: next.config.ts allows these. */
export const PICTURE_WIDTHS = [160, 256, 320, 400, 640, 828, 1200, 1920] as const;

/** The only quality that the optimizer gives, unless its configuration says otherwise. */
const QUALITY = 75;

type Width = (typeof PICTURE_WIDTHS)[number];

/** The narrowest and the widest file that a picture is worth, for the places it is shown at. */
export type WidthRange = readonly [narrowest: Width, widest: Width];

const isVector = (src: string) => /\.svg(\?|$)/.test(src);

function optimized(src: string, width: Width): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** The attributes of a picture in the optimizer's widths; a drawing needs none. */
export function pictureSources(
  src: string,
  [narrowest, widest]: WidthRange,
): { src: string; srcSet?: string } {
  if (isVector(src)) return { src };
  const widths = PICTURE_WIDTHS.filter((width) => width >= narrowest && width <= widest);
  // In this order: a browser that is given `src` first begins to load it.
  return {
    srcSet: widths.map((width) => `${optimized(src, width)} ${width}w`).join(", "),
    src: optimized(src, widest),
  };
}
