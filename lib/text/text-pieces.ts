import { keywordRanges } from "./keywords";
import type { Span } from "./span";
import type { TextLink } from "./text-links";

/** `marked`: highlighted. `start` is the offset in the text. */
type Run = { start: number; text: string; marked: boolean };

/** Words to wrap in an element with these `names` as ids. Ranges must not overlap. */
export type NamedRange = Span & { names: readonly string[] };

/** A named range, or the text between two, without names. */
export type Part = { start: number; names: readonly string[]; runs: Run[] };

/** A link, or the text between two, without `href`. */
export type Piece = { start: number; href: string | null; parts: Part[] };

type Stretch<Cut> = Span & { cut: Cut | null };

/** Partitions the range `from` to `to` into the parts of the cuts inside it and the text between them. */
function stretches<C extends Span>(from: number, to: number, cuts: readonly C[]): Stretch<C>[] {
  const parts: Stretch<C>[] = [];
  let position = from;
  for (const cut of cuts) {
    const start = Math.max(cut.start, position);
    const end = Math.min(cut.end, to);
    if (start >= end) continue;
    if (start > position) parts.push({ start: position, end: start, cut: null });
    parts.push({ start, end, cut });
    position = end;
  }
  if (position < to) parts.push({ start: position, end: to, cut: null });
  return parts;
}

/** Finds the cuts that overlap a stretch. Call it with stretches in order: it is linear over all calls. */
function cutsInto<C extends Span>(cuts: readonly C[]): (stretch: Span) => C[] {
  let first = 0;
  return ({ start, end }) => {
    while ((cuts[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    let last = first;
    while ((cuts[last]?.start ?? end) < end) last += 1;
    return cuts.slice(first, last);
  };
}

/**
 * Splits a description at its links, named words and keyword highlights. Of named words that cross the end of a link, only the
 * first part has the names.
 */
export function textPieces(
  text: string,
  links: readonly TextLink[],
  terms: readonly string[],
  named: readonly NamedRange[] = [],
): Piece[] {
  const namedInto = cutsInto(named);
  const marksInto = cutsInto(keywordRanges(text, terms));
  const runsOf = (part: Span): Run[] =>
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
