import type { Region, RegionText } from "../region.ts";
import { overlaps, type Place } from "../text/normalise.ts";

export type Read<V> = { value: V; places: readonly Place[] };

/** A text in which what has been read is a comma, so that the words around it do not belong together. */
export function withoutRead(text: string, places: readonly Place[]): string {
  const signs = text.split("");
  for (const { start, end } of places) signs.fill(" ", start, end).fill(",", start, start + 1);
  return signs.join("");
}

/** A normalised text whose spans are places in itself. */
export const asRead = (text: string, region: Region): RegionText => ({
  text,
  region,
  spanOf: (start, end) => ({ start, end }),
});

/** A word, or a sign between two phrases. */
const PART = /[\p{L}\p{M}\p{N}'’$€%+-]+|[,.;:!?()/|&•\n]/gu;
const WORD = /[\p{L}\p{N}]/u;

type Word = Place & { isFiller: boolean };

/** From the first word to the last that asks for something. Null if none does. */
function phraseOf(words: readonly Word[]): Place | null {
  const first = words.find(({ isFiller }) => !isFiller);
  const last = words.findLast(({ isFiller }) => !isFiller);
  return first && last ? { start: first.start, end: last.end } : null;
}

/** The phrases of a text that have not been read, without words that ask for nothing. */
export function unreadPhrases(text: string, read: readonly Place[], region: Region): Place[] {
  const fillers = region.fillerTerms.findAll(text);
  const phrases: Word[][] = [[]];
  for (const { 0: part, index: start } of text.matchAll(PART)) {
    const word = { start, end: start + part.length };
    if (!WORD.test(part) || read.some((place) => overlaps(place, word))) phrases.push([]);
    else phrases.at(-1)?.push({ ...word, isFiller: fillers.some((filler) => overlaps(filler, word)) });
  }
  return phrases.flatMap((words) => phraseOf(words) ?? []);
}
