import type { Fact } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import type { Rent } from "../rent.ts";
import type { PlaceMention } from "./place-mentions.ts";

/** A place with its line, and where it stands in the text as it was written. */
type Place = { mention: PlaceMention; start: number; line: number };
type Asked = { rent: Rent; start: number; line: number };

/** A label tells the area of all homes, unless each has one. */
const LABELLED = 5;
const UNLABELLED = 2;

/** No post names more places beside its rents. */
const MOST_PLACES = 200;

const areSeveral = (areas: readonly string[]): boolean => new Set(areas).size > 1;

/** The number of the line that a place of the text as it was written is in. */
function lineFinder({ text, spanOf }: Normalised): (start: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => spanOf(index, index + 1).start);
  return (start) => ends.filter((end) => end < start).length;
}

/** The places that homes may be in: those with a label, where there are any. */
function placesOf(mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  const labelled = mentions.filter(({ weight }) => weight >= LABELLED);
  return labelled.length > 0 ? labelled : mentions.filter(({ weight }) => weight >= UNLABELLED);
}

/** The places of the home that a rent is asked for: in its line, else in the nearest line above, or below where rents lead. */
function placesFor(
  { start, line }: Asked,
  places: readonly Place[],
  asked: readonly Asked[],
): readonly Place[] {
  const inLine = places.filter((place) => place.line === line);
  const rents = asked.filter((rent) => rent.line === line);
  const isAhead = (rents[0]?.start ?? start) < (inLine[0]?.start ?? 0);
  if (inLine.length > 0) {
    const from = isAhead ? start : (rents.findLast((rent) => rent.start < start)?.start ?? 0);
    const to = isAhead
      ? (rents.find((rent) => rent.start > start)?.start ?? Number.POSITIVE_INFINITY)
      : start;
    const beside = inLine.filter((place) => place.start > from && place.start < to);
    const nearest = isAhead ? inLine[0] : inLine.findLast((place) => place.start < start);
    return beside.length > 0 || !nearest ? beside : [nearest];
  }
  const areRentsFirst = (asked[0]?.start ?? 0) < (places[0]?.start ?? 0);
  const nearest = areRentsFirst
    ? places.find((place) => place.line > line)
    : places.findLast((place) => place.line < line);
  return places.filter((place) => place.line === nearest?.line);
}

/**
 * Of a text that asks rents for homes in several areas: the places of the home whose rent leads; "unclear" where it cannot be
 * told which these are. Null: all its homes are in one area, or it offers one.
 */
export function areaOfLeading(
  advert: Normalised,
  mentions: readonly PlaceMention[],
  rents: readonly Fact<Rent>[],
): readonly PlaceMention[] | "unclear" | null {
  const certain = rents.filter(({ doubt }) => doubt === null);
  const lead = certain[0]?.value;
  const named = placesOf(mentions);
  if (!lead || certain.length < 2 || named.length > MOST_PLACES) return null;
  if (!areSeveral(named.map(({ area }) => area))) return null;
  const lineOf = lineFinder(advert);
  const places = named.map((mention): Place => {
    const { start } = advert.spanOf(mention.start, mention.end);
    return { mention, start, line: lineOf(start) };
  });
  const asked = certain
    .filter(({ value }) => value.period === lead.period)
    .map(({ value, spans: [span] }): Asked => {
      const start = span?.start ?? 0;
      return { rent: value, start, line: lineOf(start) };
    })
    .toSorted((a, b) => a.start - b.start);
  const owned = asked.map((one) => ({ ...one, places: placesFor(one, places, asked) }));
  const areasOf = (all: typeof owned) => all.flatMap((one) => one.places.at(-1)?.mention.area ?? []);
  if (!areSeveral(areasOf(owned))) return null;
  const leading = owned.filter(({ rent }) => rent.amount === lead.amount && rent.currency === lead.currency);
  const [first] = leading;
  if (!first || first.places.length === 0 || areSeveral(areasOf(leading))) return "unclear";
  return first.places.map(({ mention }) => mention);
}
