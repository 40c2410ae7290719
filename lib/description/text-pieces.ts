import { keywordRanges } from "./keyword-ranges";
import { textLinks } from "./text-links";

/** A run of text that is marked as a whole or not at all. `start` is its offset and unique in the text. */
type Run = { start: number; text: string; marked: boolean };

/** A link with its runs, or plain text between links where `href` is null. */
export type Piece = { start: number; href: string | null; runs: Run[] };

type Cut = { start: number; end: number };
type Stretch<C> = { start: number; end: number; cut: C | null };

/** `from` to `to` as stretches without gaps: the part of each cut inside, and what lies between them. */
function stretches<C extends Cut>(from: number, to: number, cuts: readonly C[]): Stretch<C>[] {
  const parts: Stretch<C>[] = [];
  let at = from;
  for (const cut of cuts) {
    const start = Math.max(cut.start, at);
    const end = Math.min(cut.end, to);
    if (start >= end) continue;
    if (start > at) parts.push({ start: at, end: start, cut: null });
    parts.push({ start, end, cut });
    at = end;
  }
  if (at < to) parts.push({ start: at, end: to, cut: null });
  return parts;
}

/** Tells for one stretch after the other, in their order, which cuts reach into it: each is looked at once or twice. */
function cutsInto<C extends Cut>(cuts: readonly C[]): (stretch: Cut) => C[] {
  let first = 0;
  return ({ start, end }) => {
    while ((cuts[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    let last = first;
    while ((cuts[last]?.start ?? end) < end) last += 1;
    return cuts.slice(first, last);
  };
}

/** A description cut at its links and keyword marks; joined, the runs are the text again. */
export function textPieces(text: string, terms: readonly string[]): Piece[] {
  const marksInto = cutsInto(keywordRanges(text, terms));
  return stretches(0, text.length, textLinks(text)).map(({ start, end, cut }) => ({
    start,
    href: cut?.href ?? null,
    runs: stretches(start, end, marksInto({ start, end })).map((run) => ({
      start: run.start,
      text: text.slice(run.start, run.end),
      marked: run.cut !== null,
    })),
  }));
}
