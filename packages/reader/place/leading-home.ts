import type { Fact } from "../fact.ts";
import type { Rent } from "../rent.ts";
import type { Normalised } from "../text/normalise.ts";
import type { PlaceMention } from "./place-mentions.ts";

type PlacedMention = { mention: PlaceMention; start: number; line: number };
type AskedRent = { rent: Rent; start: number; line: number };

/** A labelled place is the area of all homes, unless each home has its own. */
const LABELLED_WEIGHT = 5;
const UNLABELLED_WEIGHT = 2;

/** Limits the work. */
const MOST_PLACES = 200;

const areSeveral = (areas: readonly string[]): boolean => new Set(areas).size > 1;

/** Returns a function that gives the line of an offset in the text as written. */
function lineFinder({ text, spanOf }: Normalised): (start: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => spanOf(index, index + 1).start);
  return (start) => ends.filter((end) => end < start).length;
}

/** The places that may hold homes: those with a label, if there are any. */
function likelyPlaces(mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  const labelled = mentions.filter(({ weight }) => weight >= LABELLED_WEIGHT);
  return labelled.length > 0 ? labelled : mentions.filter(({ weight }) => weight >= UNLABELLED_WEIGHT);
}

/** The places of the home with a rent: in its line, else in the nearest line above, or below if rents come first. */
function placesFor(
  { start, line }: AskedRent,
  places: readonly PlacedMention[],
  asked: readonly AskedRent[],
): readonly PlacedMention[] {
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
 * The places of the home with the leading rent, if a text offers homes in several areas. "unclear" if rents and places do not
 * pair. Null if all homes are in one area.
 */
export function placesOfLeadingHome(
  advert: Normalised,
  mentions: readonly PlaceMention[],
  rents: readonly Fact<Rent>[],
): readonly PlaceMention[] | "unclear" | null {
  const certain = rents.filter(({ doubt }) => doubt === null);
  const lead = certain[0]?.value;
  const named = likelyPlaces(mentions);
  if (!lead || certain.length < 2 || named.length > MOST_PLACES) return null;
  if (!areSeveral(named.map(({ area }) => area))) return null;
  const lineOf = lineFinder(advert);
  const places = named.map((mention): PlacedMention => {
    const { start } = advert.spanOf(mention.start, mention.end);
    return { mention, start, line: lineOf(start) };
  });
  const asked = certain
    .filter(({ value }) => value.period === lead.period)
    .map(({ value, spans: [span] }): AskedRent => {
      const start = span?.start ?? 0;
      return { rent: value, start, line: lineOf(start) };
    })
    .toSorted((a, b) => a.start - b.start);
  const homes = asked.map((sum) => ({ ...sum, places: placesFor(sum, places, asked) }));
  const areasOf = (all: typeof homes) => all.flatMap((sum) => sum.places.at(-1)?.mention.area ?? []);
  if (!areSeveral(areasOf(homes))) return null;
  const leading = homes.filter(({ rent }) => rent.amount === lead.amount && rent.currency === lead.currency);
  const [first] = leading;
  if (!first || first.places.length === 0 || areSeveral(areasOf(leading))) return "unclear";
  return first.places.map(({ mention }) => mention);
}
