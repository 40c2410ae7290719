import { keywordRanges } from "./keywords";
import type { TextLink } from "./text-links";

/** A run of text that is highlighted or not. `start` is its offset, unique in the text. */
type Run = { start: number; text: string; marked: boolean };

/** Words with names, the ids of an element around them; not to overlap. */
export type NamedRange = { start: number; end: number; names: readonly string[] };

/** Runs that begin with named words and hold no others; without names, the text between. */
export type Part = { start: number; names: readonly string[]; runs: Run[] };

/** A link with its parts, or plain text between links where `href` is null. */
export type Piece = { start: number; href: string | null; parts: Part[] };

type Cut = { start: number; end: number };
type Stretch<C> = { start: number; end: number; cut: C | null };

/** Partitions `from` to `to` at the cuts: the part of each cut inside it, and the text between them. */
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

/** Returns the cuts that overlap a stretch; to be called with the stretches in order. Linear over all calls. */
function cutsInto<C extends Cut>(cuts: readonly C[]): (stretch: Cut) => C[] {
  let first = 0;
  return ({ start, end }) => {
    while ((cuts[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    let last = first;
    while ((cuts[last]?.start ?? end) < end) last += 1;
    return cuts.slice(first, last);
  };
}

/**
 * Splits a description at its links, named words and keyword highlights; the runs joined are the text again. Named words
 * across the end of a link are in two parts, of which the first has the names.
 */
export function textPieces(
  text: string,
  links: readonly TextLink[],
  terms: readonly string[],
  named: readonly NamedRange[] = [],
): Piece[] {
  const namedInto = cutsInto(named);
  const marksInto = cutsInto(keywordRanges(text, terms));
  const runsOf = (part: Cut): Run[] =>
    stretches(part.start, part.end, marksInto(part)).map(({ start, end, cut }) => ({
      start,
      text: text.slice(start, end),
      marked: cut !== null,
    }));
  return stretches(0, text.length, links).map(({ start, end, cut }) => ({
    start,
    href: cut?.href ?? null,
    parts: stretches(start, end, namedInto({ start, end })).map((part) => ({
      start: part.start,
      names: part.cut?.start === part.start ? part.cut.names : [],
      runs: runsOf(part),
    })),
  }));
}
