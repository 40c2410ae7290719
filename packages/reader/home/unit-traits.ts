import { normalise } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { homesIn, roomOffer } from "./property-type.ts";
import { roomCounts } from "./room-counts.ts";

/** Labels that distinguish the units of a building, by kind: `unit 5`, `2nd floor`, `deluxe`. */
const LABEL_PATTERNS: Record<string, RegExp> = {
  unit: pattern(
    "gu",
  )`(?:(?<!\p{N}){unitLabel.noun}|[#№])(?:[ .:#№]{0,3}(\p{N}{1,4}\p{L}?)|[ .:#№]{1,3}(\p{L}))(?![\p{L}\p{N}]| ?{unitLabel.count})`,
  floor: pattern(
    "gu",
  )`(?<!\p{N})(\p{N}{1,2}-?(?:{ordinal.ending})? {floor.noun}|{floor.noun} ?\p{N}{1,2}|{floor.name})`,
  kind: pattern("gu")`(?<!\p{N})({unitKind.name})(?!\p{N})`,
};

const NUMBER = /\p{N}{1,4}/u;

/** A floor as its number: `2nd floor`, `lantai 2`. */
const plainLabel = (kind: string, label: string): string =>
  kind === "floor" ? (NUMBER.exec(label)?.[0] ?? label) : label;

/** The unit labels of a text in lower case, by kind. */
export function unitLabels(text: string): Map<string, Set<string>> {
  return new Map(
    Object.entries(LABEL_PATTERNS).map(([kind, pattern]) => [
      kind,
      new Set(
        [...text.matchAll(pattern)].map(([, label, letter]) => plainLabel(kind, label ?? letter ?? "")),
      ),
    ]),
  );
}

/** Words on the line of a unit that is taken. */
export const takenTerms = termFinder(vocabulary("unitState"));

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
