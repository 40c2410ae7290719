import { reader } from "@/lib/region/region-reader";
import { normalise } from "@/packages/reader/text/normalise";

const { readAdvert } = reader;

const POSTED = new Date("2026-11-10T02:00:00Z");

/** A text with the advert that is read from it. */
export function compared(text: string) {
  return { text, advert: readAdvert(text, { postedAt: POSTED }), second: null };
}

export function plain(text: string): string {
  return normalise(text).text;
}
