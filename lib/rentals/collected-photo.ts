import { PICTURE_WIDTHS, sourcesOf, type WidthRange } from "./picture-sources.ts";

/** A photo that the collector has made: files of several widths at addresses that differ in the width only. */
export type CollectedPhoto = {
  /** Everything before the width. */
  base: string;
  /** Pixels of the widest file. */
  width: number;
  /** Its mean, as in CSS. */
  colour: string;
};

const ADDRESS = /^(.*\/photos\/[0-9a-f]{32}-(\d{1,4})x\d+-([0-9a-f]{6})\/)\d+\.webp$/;

/** Photos come in the widths that the site shows, and in their own where that is less than the widest. */
export function photoWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((each) => each < width), Math.min(width, Math.max(...PICTURE_WIDTHS))];
}

/** What the address of a collected photo says of it; null for any other address. */
export function collectedPhoto(url: string): CollectedPhoto | null {
  const [, base, width, colour] = ADDRESS.exec(url) ?? [];
  if (base === undefined) return null;
  return { base, width: Number(width), colour: `#${colour}` };
}

/** The address of the widest file, which is the photo's in `media_urls`. */
export function photoUrl({ base, width }: Pick<CollectedPhoto, "base" | "width">): string {
  return `${base}${width}.webp`;
}

/** The attributes of a collected photo in the widths that it was made in: a browser asks for no other file. */
export function photoSources({ base, width: own }: CollectedPhoto, range: WidthRange) {
  return sourcesOf((width) => photoUrl({ base, width }), range, own);
}
