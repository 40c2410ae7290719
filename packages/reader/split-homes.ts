import { type Prose, proseOf } from "./contact/contacts.ts";
import { homesIn, roomOffer } from "./home/property-type.ts";
import { roomCounts } from "./home/room-counts.ts";
import { areNested, readArea } from "./place/area.ts";
import { placeMentions } from "./place/place-mentions.ts";
import type { Region } from "./region.ts";
import { readPrices } from "./rent/prices.ts";
import type { Span } from "./text/normalise.ts";
import { vocabulary } from "./vocabulary/lexicon.ts";
import { termFinder } from "./vocabulary/term-finder.ts";

/** Most homes that a post is split into; one with more stays whole. */
export const MOST_HOMES = 12;

/** `1. `, `2)`, `3️⃣`; not `1.5`. */
const ITEM_NUMBER = /(?<!\S)\(?(\d{1,2})(?:[.)](?!\d)|\ufe0f?\u20e3)/gu;
const LEADING_NUMBER = /^\(?\d{1,2}(?:[.)](?!\d)|\ufe0f?\u20e3)/u;
const PARAGRAPH_END = /\n[ \t]*\n\s*/g;
const LINE_END = /\n/g;
const CLAUSE_END = /[\n;,]|\.\s/g;
/** After `from`, before a sum: `from Rp 10jt`. */
const CHARACTERS_TO_SUM = 5;
/** A mention of a place with this weight says where a home is, not what is near. */
const LOCATED_WEIGHT = 2;

const fromTerms = termFinder({ from: vocabulary("amount").from });

/** A part of a text as written that may be about one home. */
type Segment = Span & {
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

const SENTENCE_ENDS = ["\n", ". ", ", ", "; ", "! "];

/** Where the last home ends and what is said of all begins: after as many lines as other homes have, or before the only contact. */
function endOfLast(
  written: string,
  last: Segment,
  others: readonly Segment[],
  contacts: readonly number[],
): number {
  const lines = others.map(({ start, end }) => written.slice(start, end).trim().split("\n").length);
  const own = written
    .slice(last.start)
    .split("\n", Math.max(...lines))
    .join("\n");
  const isShared = !others.some(({ start, end }) => contacts.some((at) => start <= at && at < end));
  const contact = isShared ? contacts.find((at) => at > last.start) : undefined;
  if (contact === undefined || contact - last.start > own.length) return last.start + own.length;
  const before = written.slice(last.start, contact);
  const sentence = Math.max(...SENTENCE_ENDS.map((sign) => before.lastIndexOf(sign)));
  return sentence > 0 ? last.start + sentence + 1 : contact;
}

/** The lines that are about all homes without those that locate another one; a line with a contact stays. */
function sharedLines(text: string, home: Segment, homes: readonly Segment[], region: Region): string[] {
  const isElsewhere = (area: string) =>
    home.area === null
      ? homes.some((other) => other.area === area)
      : ![home.area, ...region.places.widerAreas(home.area)].includes(area);
  return text.split("\n").filter((line) => {
    const { text: plain, contacts } = proseOf(line, region);
    const hasContact = Object.values(contacts).some((found) => found.length > 0);
    const located = placeMentions(plain, region).filter(({ weight }) => weight >= LOCATED_WEIGHT);
    return hasContact || !located.some(({ area }) => isElsewhere(area));
  });
}

/** Whether a text is read as one home in the area, with a certain rent. */
function isComplete(text: string, { area, hasRent }: Segment, region: Region): boolean {
  const advert = proseOf(text, region);
  const { rents } = readPrices(advert);
  const read = readArea(advert, rents);
  if (area === null || !hasRent || read?.doubt !== null) return false;
  return rents.some(({ doubt }) => doubt === null) && areNested(read.value, area, region);
}

/** Splits a text into homes. Null unless two of them, in two areas, are read with their rents. */
function textsOf(
  written: string,
  homes: readonly Segment[],
  contacts: readonly number[],
  region: Region,
): string[] | null {
  const [first, last] = [homes[0], homes.at(-1)];
  if (!first || !last || homes.length < 2 || homes.length > MOST_HOMES) return null;
  const end = endOfLast(written, last, homes.slice(0, -1), contacts);
  const texts = homes.map((home) => {
    const shared = (text: string) => sharedLines(text, home, homes, region).join("\n");
    const own = written.slice(home.start, home === last ? end : home.end).trim();
    const parts = [
      shared(written.slice(0, first.start)),
      own.replace(LEADING_NUMBER, ""),
      shared(written.slice(end)),
    ];
    return parts.flatMap((part) => part.trim() || []).join("\n");
  });
  const areas = homes.flatMap((home, nth) =>
    home.area !== null && isComplete(texts[nth] ?? "", home, region) ? [home.area] : [],
  );
  return areas.some((area) => !areNested(areas[0] ?? area, area, region)) ? texts : null;
}

/**
 * The texts of the homes that a post lists in several areas, each with what is said of all: heading, contacts, conditions. The text
 * itself if it lists none, or only types of one house (docs/behaviour.md, C23).
 */
export function splitHomes(written: string, region: Region): string[] {
  const advert = proseOf(written, region);
  const areas = new Set(
    placeMentions(advert.text, region).flatMap(({ area, weight }) =>
      weight >= LOCATED_WEIGHT ? [area] : [],
    ),
  );
  if (areas.size < 2) return [written];
  const rents = readPrices(advert).rents.flatMap(({ spans: [sum] }) => sum ?? []);
  if (rents.length < 2) return [written];
  const read = segmentReader(written, advert, rents);
  const contacts = Object.values(advert.contacts)
    .flatMap((found) => found.map(({ start, end }) => advert.spanOf(start, end).start))
    .toSorted((a, b) => a - b);
  const segmentsAt = (starts: readonly number[]) =>
    starts.map((start, nth) => read(start, starts[nth + 1] ?? written.length));
  const splits = [
    () => numberedHomes(segmentsAt(numberedStarts(written))),
    ...[PARAGRAPH_END, LINE_END, CLAUSE_END].map(
      (separator) => () => unnumberedHomes(segmentsAt(startsAfter(written, separator)), region),
    ),
  ];
  for (const homes of splits) {
    const texts = textsOf(written, homes(), contacts, region);
    if (texts) return texts;
  }
  return [written];
}
