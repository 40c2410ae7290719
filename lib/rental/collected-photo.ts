/** The only widths in pixels in which photos are stored and shown. */
const PHOTO_WIDTHS = [160, 256, 320, 400, 640, 828, 1200, 1920] as const;

type Width = (typeof PHOTO_WIDTHS)[number];

export type WidthRange = readonly [narrowest: Width, widest: Width];

/**
 * A photo stored by the collector, in files whose addresses are `base` and their width. `width` is that of the widest, in
 * pixels, `colour` the photo's mean colour, as CSS.
 */
export type CollectedPhoto = { base: string; width: number; colour: string };

const ADDRESS = /^(.*\/photos\/[0-9a-f]{32}-(\d{1,4})x\d+-([0-9a-f]{6})\/)\d+\.webp$/;

/** Widths of a photo's files: those that the site shows, up to the photo's own width. */
export function photoWidths(width: number): number[] {
  return [...PHOTO_WIDTHS.filter((shown) => shown < width), Math.min(width, Math.max(...PHOTO_WIDTHS))];
}

/** Null for the address of any other picture. */
export function collectedPhoto(url: string): CollectedPhoto | null {
  const [, base, width, colour] = ADDRESS.exec(url) ?? [];
  if (base === undefined) return null;
  return { base, width: Number(width), colour: `#${colour}` };
}

/** The address of a file; that of the widest identifies the photo in `media_urls`. */
export function photoUrl({ base, width }: Pick<CollectedPhoto, "base" | "width">): string {
  return `${base}${width}.webp`;
}

export function photoSources(photo: CollectedPhoto, [narrowest, widest]: WidthRange) {
  const { base } = photo;
  const last = Math.min(photo.width, widest);
  const widths = [...PHOTO_WIDTHS.filter((width) => width >= narrowest && width < last), last];
  const srcSet = widths.map((width) => `${photoUrl({ base, width })} ${width}w`).join(", ");
  // `srcSet` must come first: React sets attributes in this order, and the browser would start to load `src`.
  return { srcSet, src: photoUrl({ base, width: last }) };
}
