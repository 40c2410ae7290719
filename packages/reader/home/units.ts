import type { Fact } from "../fact.ts";
import { byPublishing, type Rent } from "../rent.ts";
import type { Place } from "../text/normalise.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { areTwoUnits, isTaken, type UnitTraits, unitTraits } from "./unit-traits.ts";

const CHARACTERS_OF_NAME = 80;
/** End of the part of a text about one rent; not the dots of `Suite ... 11,500,000`. */
const PART_END = /[\n!?;|•]|(?<=\p{L}{3})\.(?=\s)/u;
/** The ending of a sum: `30 jtan`. */
const WORD_ENDING = /^\p{L}+/u;

/** One of the homes that a post offers. */
export type Unit = {
  /** As the post writes it; null if too long. */
  name: string | null;
  /** Offset of its first rent in the text. */
  at: number;
  rents: Rent[];
  /** 0 for a studio; null if not stated. */
  bedrooms: number | null;
};

type FoundRent = Place & { rent: Rent; at: number; before: string; after: string; block: string };

function partsOf(text: string): Place[] {
  const parts: Place[] = [];
  let start = 0;
  for (const piece of text.split(PART_END)) {
    parts.push({ start, end: start + piece.length });
    start += piece.length + 1;
  }
  return parts;
}

/** The place of a rent: its sum and the words for its period right after it. */
function placeOf({ spans }: Fact<Rent>, limit: number): Place {
  const [sum, ...words] = spans;
  const { start, end } = sum ?? { start: 0, end: 0 };
  const after = words.filter((word) => word.start >= end && word.end <= Math.min(limit, end + 20));
  return { start, end: Math.max(end, ...after.map((word) => word.end)) };
}

function foundRents(text: string, rents: readonly Fact<Rent>[]): FoundRent[] {
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
      after: text.slice(place.end, to).replace(WORD_ENDING, ""),
      block: text.slice(from, Math.max(from, part.start)),
    };
  });
}

/** Signs, and words such as `from`, before and after a name. */
const NAME_EDGES = pattern(
  "giu",
)`^(?:[^\p{L}\p{N}"]|{nextToName.beside})+|(?:[^)\p{L}\p{N}"+%]|{nextToName.beside}){1,60}$`;
const ITEM_NUMBER = /^\s*\p{N}{1,2}[.)]\s|\p{N}\u{fe0f}?\u{20e3}/gu;

function plainName(written: string): string | null {
  const name = written.replace(ITEM_NUMBER, " ").replace(NAME_EDGES, "").replace(/\s+/g, " ");
  const line = name.includes("(") ? name : name.replace(/\)$/, "");
  return line !== "" && line.length <= CHARACTERS_OF_NAME ? line : null;
}

type NamedUnit = {
  words: string;
  line: string;
  traits: UnitTraits;
  rents: Rent[];
  at: number;
  start: number;
};

const differInStay = (a: Rent, b: Rent): boolean =>
  a.fromMonths !== undefined && a.period === b.period && a.fromMonths !== b.fromMonths;

/** The units with their rents. Null if a rent may belong to no unit. */
function namedUnits(found: readonly FoundRent[]): NamedUnit[] | null {
  const units: NamedUnit[] = [];
  let areNamesBehind = false;
  for (const [nth, { rent, at, before, after, block, start }] of found.entries()) {
    const isSamePart = found[nth - 1]?.start === start;
    if (!isSamePart) areNamesBehind = unitTraits(before).size === 0 && unitTraits(after).size > 0;
    const beside = areNamesBehind ? (after.split(", ")[0] ?? "") : before;
    const words =
      unitTraits(beside).size > 0 || isSamePart
        ? beside
        : (block.split("\n").findLast((line) => unitTraits(line).size > 0) ?? "");
    const traits = unitTraits(words);
    const current = units.at(-1);
    if (traits.size > 0) {
      units.push({ words, line: `${before} ${after}`, traits, rents: [rent], at, start });
    } else if (current?.rents.some((b) => differInStay(rent, b))) {
      current.rents.push(rent);
    } else if (current?.start === start && current.rents.every(({ period }) => period !== rent.period)) {
      current.rents.push(rent);
    } else if (!current || units.some(({ rents }) => rents[0]?.period === rent.period)) return null;
  }
  return units;
}

/** The bedrooms of a unit; a room has one. */
function bedroomsOf(traits: UnitTraits): number | null {
  const counted = Number(traits.get("bedrooms") ?? Number.NaN);
  if (Number.isInteger(counted)) return counted;
  const home = traits.get("home");
  return home === "studio" ? 0 : home === "room" ? 1 : null;
}

/**
 * The units of a post that offers several, each with its rents, cheapest first. Empty if the post offers one home, or if it is
 * unclear which rent belongs to which unit (docs/behaviour.md, C4).
 */
export function unitsIn(text: string, rents: readonly Fact<Rent>[]): Unit[] {
  const certain = rents.filter(({ doubt }) => doubt === null);
  if (certain.length < 2) return [];
  const named = namedUnits(foundRents(text, certain)) ?? [];
  const areApart = named.every((a, at) => named.slice(at + 1).every((b) => areTwoUnits(a.traits, b.traits)));
  const free = named.filter(({ line }) => !isTaken(line));
  if (!areApart || free.length < 2) return [];
  const units = free.map(({ words, traits, at, rents }) => ({
    name: plainName(words),
    at,
    rents: rents.toSorted(byPublishing),
    bedrooms: bedroomsOf(traits),
  }));
  return units.toSorted(({ rents: [a] }, { rents: [b] }) => (a && b ? byPublishing(a, b) : 0));
}
