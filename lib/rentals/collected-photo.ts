import { PICTURE_WIDTHS, sourcesOf, type WidthRange } from "./picture-sources.ts";

/**
 * A photo stored by the collector, in files whose addresses are `base` and their width. `width` is that of the widest, in
 * pixels, `colour` the photo's mean colour, as CSS.
 */
export type CollectedPhoto = { base: string; width: number; colour: string };

const ADDRESS = /^(.*\/photos\/[0-9a-f]{32}-(\d{1,4})x\d+-([0-9a-f]{6})\/)\d+\.webp$/;

/** Widths of a photo's files: those that the site shows, up to the photo's own width. */
export function photoWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((shown) => shown < width), Math.min(width, Math.max(...PICTURE_WIDTHS))];
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

export function photoSources({ base, width: own }: CollectedPhoto, range: WidthRange) {
  return sourcesOf((width) => photoUrl({ base, width }), range, own);
}
