import { PICTURE_WIDTHS, sourcesOf, type WidthRange } from "./picture-sources.ts";

/** A photo stored by the collector: files in several widths, whose addresses differ only in the width. */
export type CollectedPhoto = {
  /** Everything before the width. */
  base: string;
  /** Width of the widest file, in pixels. */
  width: number;
  /** Mean colour of the photo, as CSS. */
  colour: string;
};

const ADDRESS = /^(.*\/photos\/[0-9a-f]{32}-(\d{1,4})x\d+-([0-9a-f]{6})\/)\d+\.webp$/;

/** Widths of a photo's files: those that the site shows, up to the photo's own width. */
export function photoWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((shown) => shown < width), Math.min(width, Math.max(...PICTURE_WIDTHS))];
}

/** Parses the address of a collected photo; null for any other address. */
export function collectedPhoto(url: string): CollectedPhoto | null {
  const [, base, width, colour] = ADDRESS.exec(url) ?? [];
  if (base === undefined) return null;
  return { base, width: Number(width), colour: `#${colour}` };
}

/** The address of the widest file, which identifies the photo in `media_urls`. */
export function photoUrl({ base, width }: Pick<CollectedPhoto, "base" | "width">): string {
  return `${base}${width}.webp`;
}

/** The `src` and `srcSet` of a collected photo, with only the widths that exist. */
export function photoSources({ base, width: own }: CollectedPhoto, range: WidthRange) {
  return sourcesOf((width) => photoUrl({ base, width }), range, own);
}
