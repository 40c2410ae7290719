import { withoutContacts } from "../../lib/text/plain-text.ts";
import type { Fact } from "../fact.ts";
import { normalise } from "../normalise.ts";
import { readAdvert } from "../read-advert.ts";
import { byPublishing, type Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { areTwoUnits, isTaken, type UnitTraits, unitTraits } from "./unit-traits.ts";

/** Before or after the name of a unit, and no part of it. */
const BESIDE = termFinder(vocabulary("nextToName", ["beside"]));

/** One of several units of a post. */
export type Unit = {
  /** The words that name it, as the post writes them; null where they are too many. */
  name: string | null;
  /** Where the text asks for its first rent. */
  at: number;
  /** What is asked for it, in the order of publishing. */
  rents: readonly Rent[];
  /** 0 for a studio; null where its words do not say. */
  bedrooms: number | null;
};

const LONGEST_NAME = 80;
/** Where what is said of one rent ends; dots that lead to a sum do not: `Suite ... 11,500,000`. */
const END = /[\n!?;|•]|(?<=\p{L}{3})\.(?=\s)/u;
/** `30 jtan`: an ending of the sum. */
const ENDING = /^\p{L}+/u;

type Part = { start: number; end: number };
type Found = Part & { rent: Rent; at: number; before: string; after: string; block: string };

/** The parts of a text between the ends of lines and sentences. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const piece of text.split(END)) {
    parts.push({ start, end: start + piece.length });
    start += piece.length + 1;
  }
  return parts;
}

/** Where a rent stands: its sum, with the words for its period that follow it right away. */
function placeOf({ spans }: Fact<Rent>, limit: number): Part {
  const [sum, ...words] = spans;
  const { start, end } = sum ?? { start: 0, end: 0 };
  const after = words.filter((word) => word.start >= end && word.end <= Math.min(limit, end + 20));
  return { start, end: Math.max(end, ...after.map((word) => word.end)) };
}

function foundIn(text: string, rents: readonly Fact<Rent>[]): Found[] {
  const parts = partsOf(text);
  const sorted = rents.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
  const places = sorted.map((fact, at) => placeOf(fact, sorted[at + 1]?.spans[0]?.start ?? text.length));
  return sorted.flatMap(({ value, spans }, nth) => {
    const place = places[nth];
    const part = place && parts.find(({ start, end }) => start <= place.start && place.start <= end);
    if (!place || !part) return [];
    const from = places[nth - 1]?.end ?? 0;
    // `Studio: 1 month 12 mln`
    const stayStart = value.fromMonths === undefined ? undefined : spans.at(-1)?.start;
    const to = Math.max(place.end, Math.min(part.end, places[nth + 1]?.start ?? part.end));
    return {
      ...part,
      rent: value,
      at: place.start,
      before: text.slice(Math.max(part.start, from), Math.min(place.start, stayStart ?? place.start)),
      after: text.slice(place.end, to).replace(ENDING, ""),
      block: text.slice(from, Math.max(from, part.start)),
    };
  });
}

/** The line nearest above a rent that speaks of a unit. */
function lineAbove(block: string): string {
  return block.split("\n").findLast((line) => unitTraits(line).size > 0) ?? "";
}

const INSIDE = /[\p{L}\p{N}"]/u;
const CLOSING = /[)\p{L}\p{N}"+%]/u;

/** A name without bullets, dashes and the words that lead to a rent. */
function plainName(written: string): string | null {
  let name = written.replace(/[\p{N}]\u{fe0f}?\u{20e3}/gu, " ").replace(/^\s*\p{N}{1,2}[.)]\s/u, "");
  for (let isDone = false; !isDone; ) {
    const before = name;
    const start = Math.max(name.search(INSIDE), 0);
    let end = name.length;
    while (end > start && !CLOSING.test(name.charAt(end - 1))) end -= 1;
    name = name.slice(start, end);
    if (name.endsWith(")") && !name.includes("(")) name = name.slice(0, -1);
    const { text, spanOf } = normalise(name);
    for (const { start: from, end: to } of BESIDE.findAll(text)) {
      if (from === 0) name = name.slice(spanOf(from, to).end);
      else if (to === text.length) name = name.slice(0, spanOf(from, to).start);
      else continue;
      break;
    }
    isDone = name === before;
  }
  const line = name.replace(/\s+/g, " ");
  const isShown = line !== "" && line.length <= LONGEST_NAME && withoutContacts(line) === line;
  return isShown ? line : null;
}

type Named = { words: string; line: string; traits: UnitTraits; rents: Rent[]; at: number; start: number };

/** Whether a rent is what the same home costs for a longer or shorter stay. */
const isLongerStay = (one: Rent, other: Rent): boolean =>
  one.fromMonths !== undefined && one.period === other.period && one.fromMonths !== other.fromMonths;

/** The units that rents are asked for; null when one of them may be for another thing than the unit before it. */
function namedUnits(found: readonly Found[]): Named[] | null {
  const units: Named[] = [];
  let isBehind = false;
  for (const [nth, { rent, at, before, after, block, start }] of found.entries()) {
    const isSamePart = found[nth - 1]?.start === start;
    if (!isSamePart) isBehind = unitTraits(before).size === 0 && unitTraits(after).size > 0;
    const beside = isBehind ? (after.split(", ")[0] ?? "") : before;
    const words = unitTraits(beside).size > 0 || isSamePart ? beside : lineAbove(block);
    const traits = unitTraits(words);
    const current = units.at(-1);
    if (traits.size > 0) {
      units.push({ words, line: `${before} ${after}`, traits, rents: [rent], at, start });
    } else if (current?.rents.some((other) => isLongerStay(rent, other))) {
      current.rents.push(rent);
    } else if (current?.start === start && current.rents.every(({ period }) => period !== rent.period)) {
      current.rents.push(rent);
    } else if (!current || units.some(({ rents }) => rents[0]?.period === rent.period)) return null;
  }
  return units;
}

/** The bedrooms of a unit; a room that is let by itself is one. */
function bedroomsOf(traits: UnitTraits): number | null {
  const counted = Number(traits.get("bedrooms") ?? Number.NaN);
  if (Number.isInteger(counted)) return counted;
  const home = traits.get("home");
  return home === "studio" ? 0 : home === "room" ? 1 : null;
}

/** The units of a post that offers several, by the rents that were read in its text: those of `readUnits` where it is an offer. */
export function unitsIn(text: string, rents: readonly Fact<Rent>[]): Unit[] {
  const certain = rents.filter(({ doubt }) => doubt === null);
  if (certain.length < 2) return [];
  const named = namedUnits(foundIn(text, certain)) ?? [];
  const areApart = named.every((one, at) =>
    named.slice(at + 1).every((other) => areTwoUnits(one.traits, other.traits)),
  );
  const free = named.filter(({ line }) => !isTaken(line));
  if (!areApart || free.length < 2) return [];
  const units = free.map(({ words, traits, at, rents: of }) => ({
    name: plainName(words),
    at,
    rents: of.toSorted(byPublishing),
    bedrooms: bedroomsOf(traits),
  }));
  return units.toSorted(({ rents: [a] }, { rents: [b] }) => (a && b ? byPublishing(a, b) : 0));
}

/**
 * The units of a post that offers several, each with its rents, the cheapest first. Empty when it offers one home, and when
 * it is not certain which rent is for which unit: one home may cost less for a longer stay (docs/behaviour.md, C4).
 */
export function readUnits(text: string, { postedAt }: { postedAt: Date }): Unit[] {
  const { kind, rents } = readAdvert(text, { postedAt });
  return kind.value === "offer" ? unitsIn(text, rents) : [];
}
