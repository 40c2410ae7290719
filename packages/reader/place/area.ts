import type { Prose } from "../contact/contacts.ts";
import { type Fact, factAt } from "../fact.ts";
import { traitsOfLeadingHome } from "../home/leading-home.ts";
import type { Region } from "../region.ts";
import type { Rent } from "../rent.ts";
import { namesElsewhere, type PlaceMention, placeMentions } from "./place-mentions.ts";

/** The doubt about an area that the text names only as being near the home. */
export const ONLY_NEAR = "only places near it are named";

/** The surest mention, or a narrower area inside its area. */
function narrowestOf(mentions: readonly PlaceMention[]): PlaceMention | null {
  const most = mentions.reduce((found, { weight }) => Math.max(found, weight), 0);
  const best = mentions.find(({ weight }) => weight === most);
  if (best === undefined || most === 0) return best ?? null;
  const inside = mentions.filter(({ wider, weight }) => weight > 1 && wider.includes(best.area));
  return inside.reduce((found, next) => (next.wider.includes(found.area) ? next : found), best);
}

/** A labelled place is the area of all homes, unless each home has its own. */
const LABELLED_WEIGHT = 5;
const UNLABELLED_WEIGHT = 2;

/** The places that may hold homes: those with a label, if there are any. */
function likelyPlaces(mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  const labelled = mentions.filter(({ weight }) => weight >= LABELLED_WEIGHT);
  return labelled.length > 0 ? labelled : mentions.filter(({ weight }) => weight >= UNLABELLED_WEIGHT);
}

/** Whether two places are the same or one contains the other. */
export const areNested = (one: string, other: string, { places: { widerAreas } }: Region): boolean =>
  one === other || widerAreas(one).includes(other) || widerAreas(other).includes(one);

/** Whether a place stands among two others as likely that are no chain: `rooms in Canggu, Ubud, Sanur`; two may share a border. */
function isOneOfSeveral(place: PlaceMention, mentions: readonly PlaceMention[], region: Region): boolean {
  const areas = new Set(mentions.flatMap(({ area, weight }) => (weight >= place.weight ? [area] : [])));
  return areas.size > 2 && [...areas].some((area) => !areNested(place.area, area, region));
}

/** The places that the text names. Names of accounts count only if no other place may hold the home. */
function mentionsIn({ text, withContacts, region }: Prose): PlaceMention[] {
  const mentions = placeMentions(text, region);
  return mentions.some(({ weight }) => weight > 0) ? mentions : placeMentions(withContacts, region);
}

/**
 * The area of the home in lower case: the narrowest of nested areas, and that of the home with the leading rent if there are
 * homes in several areas. In doubt if the text only names places nearby. Null if it names no place.
 */
export function readArea(advert: Prose, rents: readonly Fact<Rent>[] = []): Fact<string> | null {
  const mentions = mentionsIn(advert);
  const narrowest = narrowestOf(mentions);
  if (narrowest === null) return null;
  if (narrowest.weight === 0) return factAt(advert, narrowest.area, [narrowest], ONLY_NEAR);
  if (namesElsewhere(advert.text, advert.region, "abroad"))
    return factAt(advert, narrowest.area, [narrowest], "a place abroad is named");
  const leading = traitsOfLeadingHome(advert, likelyPlaces(mentions), ({ area }) => area, rents);
  if (leading === "unclear") return factAt(advert, narrowest.area, [narrowest], "several areas");
  if (leading === null && isOneOfSeveral(narrowest, mentions, advert.region))
    return factAt(advert, narrowest.area, [narrowest], "several areas");
  const mention = (leading && narrowestOf(leading)) ?? narrowest;
  return factAt(advert, mention.area, [mention]);
}
