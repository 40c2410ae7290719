import { normalise } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { TAKEN } from "../vocabulary/rooms.ts";
import { homesIn } from "./property-type.ts";
import { roomCounts } from "./room-counts.ts";
import { roomOffer } from "./room-offer.ts";
import { unitMarks } from "./unit-marks.ts";

/** What tells units of one post apart beside their number, their bedrooms and their kind of room. */
const TRAITS = termFinder(vocabulary("unitTrait", ["ac", "fan", "small", "big"]));

const LET = termFinder(TAKEN);

/** What some words say of one unit, by what tells units apart: `2BR with fan` is { bedrooms: 2, trait: fan }. */
export type UnitTraits = ReadonlyMap<string, string>;

/** The traits of the unit that a part of an advert speaks of; empty when it speaks of none. */
export function unitTraits(written: string): UnitTraits {
  const { text } = normalise(written);
  const bedrooms = roomCounts(text).filter(({ of }) => of === "bedrooms");
  const said: [string, string[]][] = [
    ...[...unitMarks(text)].map(([kind, marks]): [string, string[]] => [kind, [...marks]]),
    ["bedrooms", bedrooms.map(({ value }) => `${value}`)],
    ["trait", TRAITS.findAll(text).map(({ key }) => key)],
    ["home", roomOffer(text) === null ? homesIn(text).map(({ key }) => key) : ["room"]],
  ];
  return new Map(
    said.flatMap(([what, values]) => (values.length === 0 ? [] : [[what, values.toSorted().join(" ")]])),
  );
}

/** Whether two parts of an advert speak of two units: something that both tell differs. */
export function areTwoUnits(a: UnitTraits, b: UnitTraits): boolean {
  return [...a].some(([what, value]) => (b.get(what) ?? value) !== value);
}

/** Whether a part of an advert says that the unit is let. */
export function isTaken(written: string): boolean {
  return LET.findAll(normalise(written).text).length > 0;
}
