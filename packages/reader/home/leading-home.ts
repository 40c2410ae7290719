import type { Fact } from "../fact.ts";
import type { Rent } from "../rent.ts";
import type { Normalised, Place } from "../text/normalise.ts";

type Placed<T> = { trait: T; start: number; line: number };
type AskedRent = { rent: Rent; start: number; line: number };

/** Limits the work. */
const MOST_TRAITS = 200;

const areSeveral = (values: readonly (string | number)[]): boolean => new Set(values).size > 1;

/** Returns a function that gives the line of an offset in the text as written. */
function lineFinder({ text, spanOf }: Normalised): (start: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => spanOf(index, index + 1).start);
  return (start) => ends.filter((end) => end < start).length;
}

/** The traits of the home with a rent: in its line, else in the nearest line above, or below if rents come first. */
function traitsFor<T>(
  { start, line }: AskedRent,
  traits: readonly Placed<T>[],
  asked: readonly AskedRent[],
): readonly Placed<T>[] {
  const inLine = traits.filter((trait) => trait.line === line);
  const rents = asked.filter((rent) => rent.line === line);
  const isAhead = (rents[0]?.start ?? start) < (inLine[0]?.start ?? 0);
  if (inLine.length > 0) {
    const from = isAhead ? start : (rents.findLast((rent) => rent.start < start)?.start ?? 0);
    const to = isAhead
      ? (rents.find((rent) => rent.start > start)?.start ?? Number.POSITIVE_INFINITY)
      : start;
    const beside = inLine.filter((trait) => trait.start > from && trait.start < to);
    const nearest = isAhead ? inLine[0] : inLine.findLast((trait) => trait.start < start);
    return beside.length > 0 || !nearest ? beside : [nearest];
  }
  const areRentsFirst = (asked[0]?.start ?? 0) < (traits[0]?.start ?? 0);
  const nearest = areRentsFirst
    ? traits.find((trait) => trait.line > line)
    : traits.findLast((trait) => trait.line < line);
  return traits.filter((trait) => trait.line === nearest?.line);
}

/**
 * What a text says of the home with the leading rent, such as its places or bedrooms, if it offers several homes. "unclear" if rents and traits do not pair. Null
 * if all homes have the same.
 */
export function traitsOfLeadingHome<T extends Place>(
  advert: Normalised,
  named: readonly T[],
  nameOf: (trait: T) => string | number,
  rents: readonly Fact<Rent>[],
): readonly T[] | "unclear" | null {
  const certain = rents.filter(({ doubt }) => doubt === null);
  const lead = certain[0]?.value;
  if (!lead || certain.length < 2 || named.length > MOST_TRAITS) return null;
  if (!areSeveral(named.map(nameOf))) return null;
  const lineOf = lineFinder(advert);
  const traits = named.map((trait): Placed<T> => {
    const { start } = advert.spanOf(trait.start, trait.end);
    return { trait, start, line: lineOf(start) };
  });
  const asked = certain
    .filter(({ value }) => value.period === lead.period)
    .map(({ value, spans: [span] }): AskedRent => {
      const start = span?.start ?? 0;
      return { rent: value, start, line: lineOf(start) };
    })
    .toSorted((a, b) => a.start - b.start);
  const homes = asked.map((sum) => ({ ...sum, traits: traitsFor(sum, traits, asked) }));
  const namesOf = (all: typeof homes) =>
    all.flatMap((sum) => sum.traits.slice(-1).map(({ trait }) => nameOf(trait)));
  if (!areSeveral(namesOf(homes))) return null;
  const leading = homes.filter(({ rent }) => rent.amount === lead.amount && rent.currency === lead.currency);
  const [first] = leading;
  if (!first || first.traits.length === 0 || areSeveral(namesOf(leading))) return "unclear";
  return first.traits.map(({ trait }) => trait);
}
