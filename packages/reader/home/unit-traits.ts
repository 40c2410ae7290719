import { normalise } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { takenTerms } from "../vocabulary/rooms.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { homesIn, roomOffer } from "./property-type.ts";
import { roomCounts } from "./room-counts.ts";
import { unitLabels } from "./unit-labels.ts";

/** Traits that distinguish units besides their labels and bedrooms. */
const traitTerms = termFinder(vocabulary("unitTrait"));

/** The traits of a unit by name: `2BR with fan` has { bedrooms: 2, trait: fan }. */
export type UnitTraits = ReadonlyMap<string, string>;

/** The traits that a part of an advert gives a unit; empty if it gives none. */
export function unitTraits(written: string): UnitTraits {
  const { text } = normalise(written);
  const bedrooms = roomCounts(text).filter(({ rooms }) => rooms === "bedrooms");
  const stated: [string, string[]][] = [
    ...[...unitLabels(text)].map(([kind, labels]): [string, string[]] => [kind, [...labels]]),
    ["bedrooms", bedrooms.map(({ value }) => `${value}`)],
    ["trait", traitTerms.findAll(text).map(({ key }) => key)],
    ["home", roomOffer(text) === null ? homesIn(text).map(({ key }) => key) : ["room"]],
  ];
  return new Map(
    stated.flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values.toSorted().join(" ")]])),
  );
}

/** Whether two parts of an advert describe different units: a trait that both have differs. */
export function areTwoUnits(a: UnitTraits, b: UnitTraits): boolean {
  return [...a].some(([name, value]) => (b.get(name) ?? value) !== value);
}

/** Whether a part of an advert says that its unit is taken. */
export function isTaken(written: string): boolean {
  return takenTerms.findAll(normalise(written).text).length > 0;
}
