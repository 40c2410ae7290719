import { type Prose, proseOf } from "../contact/contacts.ts";
import { homesIn, roomOffer } from "../home/property-type.ts";
import { roomCounts } from "../home/room-counts.ts";
import { areNested, readArea } from "../place/area.ts";
import type { Region } from "../region.ts";
import type { Span } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

/** `1. `, `2)`, `3️⃣`; not `1.5`. */
const ITEM_NUMBER = /(?<!\S)\(?(\d{1,2})(?:[.)](?!\d)|\ufe0f?\u20e3)/gu;
const PARAGRAPH_END = /\n[ \t]*\n\s*/g;
const LINE_END = /\n/g;
const LEADING_SIGN = /^[ \t]*([^\p{L}\p{N}\s])/u;
const CHARACTERS_TO_SIGN = 4;
const CLAUSE_END = /[\n;,|•]|\.\s|\p{Extended_Pictographic}/gu;
/** After `from`, before a sum: `from Rp 10jt`. */
const CHARACTERS_TO_SUM = 5;

const fromTerms = termFinder({ from: vocabulary("amount").from });

/** A part of a text as written that may be about one home. */
export type Segment = Span & {
  /** Null if it names none for certain. */
  area: string | null;
  hasRent: boolean;
  /** Whether it names a kind of home or counts its bedrooms. */
  hasHome: boolean;
};

type SegmentReader = (start: number, end: number) => Segment;

/** A reader of segments of an advert. A kind of home beside the lowest of several rents, `villas from 10jt`, is no home. */
function segmentReader(written: string, advert: Prose, rents: readonly Span[]): SegmentReader {
  const froms = fromTerms.findAll(advert.text).map(({ start, end }) => advert.spanOf(start, end).end);
  const isLowest = ({ start }: Span) => froms.some((end) => end <= start && start - end <= CHARACTERS_TO_SUM);
  return (start, end) => {
    const part = proseOf(written.slice(start, end), advert.region);
    const area = readArea(part);
    const asked = rents.filter((rent) => start <= rent.start && rent.start < end);
    const isCounted = roomCounts(part.text).some(({ rooms }) => rooms === "bedrooms");
    const isNamed = roomOffer(part.text) !== null || homesIn(part.text).length > 0;
    return {
      ...{ start, end, hasRent: asked.length > 0 },
      area: area?.doubt === null ? area.value : null,
      hasHome: isCounted || (isNamed && !asked.some(isLowest)),
    };
  };
}

/** The offsets of a list's items: numbered 1, 2, 3 in this order. */
function numberedStarts(written: string): number[] {
  const starts: number[] = [];
  for (const { 1: number, index } of written.matchAll(ITEM_NUMBER))
    if (Number(number) === starts.length + 1) starts.push(index);
  return starts;
}

/** The offsets after each separator, and that of the beginning. */
const startsAfter = (written: string, separator: RegExp): number[] => [
  0,
  ...Array.from(written.matchAll(separator), ({ 0: found, index }) => index + found.length),
];

/** The offsets of lines that begin with the first sign that several do, such as 🏡; none if a line between them begins with a word. */
function signedStarts(written: string): number[] {
  const lines = startsAfter(written, LINE_END).map((start) => {
    const sign = LEADING_SIGN.exec(written.slice(start, start + CHARACTERS_TO_SIGN))?.[1];
    return { start, sign };
  });
  const bySign = Map.groupBy(lines, ({ sign }) => sign);
  const marked = lines.find(({ sign }) => sign !== undefined && (bySign.get(sign)?.length ?? 0) > 1);
  const starts = bySign.get(marked?.sign)?.map(({ start }) => start) ?? [];
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const isSigned = lines.every(({ start, sign }) => start < first || start > last || sign !== undefined);
  return marked && isSigned ? [0, ...starts] : [];
}

/** Joins segments to homes: each begins where `isStart` says, and goes on to the next. */
function joinedHomes(
  segments: readonly Segment[],
  isStart: (segment: Segment, homes: readonly Segment[]) => boolean,
): Segment[] {
  const homes: Segment[] = [];
  for (const segment of segments) {
    const home = homes.at(-1);
    if (isStart(segment, homes)) homes.push(segment);
    else if (home)
      homes.splice(-1, 1, {
        ...{ start: home.start, end: segment.end, area: home.area ?? segment.area },
        hasRent: home.hasRent || segment.hasRent,
        hasHome: home.hasHome || segment.hasHome,
      });
  }
  return homes;
}

/** The items of a numbered list that are homes. What follows one without being a home, `3. No pets`, belongs to it. */
const numberedHomes = (items: readonly Segment[]): Segment[] =>
  joinedHomes(items, ({ hasHome, hasRent, area }) => hasHome && (hasRent || area !== null));

/** The homes of paragraphs, lines or clauses: each begins where a home and its area are named. */
function unnumberedHomes(segments: readonly Segment[], region: Region): Segment[] {
  const homes = joinedHomes(segments, ({ hasHome, hasRent, area }, before) => {
    const last = before.at(-1);
    const isHeaded = before.length === 1 && hasRent;
    const isSame = last?.area && area && !last.hasRent && !isHeaded && areNested(last.area, area, region);
    return hasHome && area !== null && !isSame;
  });
  // A heading: `Villas in Ubud`.
  return homes.slice(homes.findIndex(({ hasRent }) => hasRent));
}

/**
 * The segments of a text that may be homes, by each way in which posts list them: numbered, in paragraphs, lines, behind signs and in clauses. `rents` are the
 * places of all rents in it.
 */
export function* listedHomes(
  written: string,
  advert: Prose,
  rents: readonly Span[],
): Generator<readonly Segment[]> {
  const read = segmentReader(written, advert, rents);
  const segmentsAt = (starts: readonly number[]) =>
    starts.map((start, nth) => read(start, starts[nth + 1] ?? written.length));
  yield numberedHomes(segmentsAt(numberedStarts(written)));
  const starts = [
    startsAfter(written, PARAGRAPH_END),
    startsAfter(written, LINE_END),
    signedStarts(written),
    startsAfter(written, CLAUSE_END),
  ];
  for (const some of starts) yield unnumberedHomes(segmentsAt(some), advert.region);
}
