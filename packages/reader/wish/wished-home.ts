import { homesIn, roomOffer } from "../home/property-type.ts";
import { INCLUDED, readIncludes } from "../includes/includes.ts";
import type { Include } from "../includes/sentence-claims.ts";
import { type PlaceMention, placeMentions } from "../place/place-mentions.ts";
import type { Region } from "../region.ts";
import { numberOf } from "../rent/stay-lengths.ts";
import { keyOf, tokensOf } from "../text/tokens.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { asRead, type Read } from "./wish-text.ts";

const petTerms = termFinder({ pets: TOPICS.pets });
/** `living room` is no room to live in. */
const { room, otherRoom } = vocabulary("roomWord");
const roomTerms = termFinder({ room, other: otherRoom });

/** What the home should have. A visitor who mentions a dog has one, unlike an advert. */
export function wishedItems(text: string, region: Region): Read<Include>[] {
  const stated = readIncludes(asRead(text, region));
  const pets = stated.pets === undefined ? petTerms.findAll(text) : [];
  const mentioned: Read<Include>[] = pets.length > 0 ? [{ value: "pets", places: pets }] : [];
  return INCLUDED.flatMap((value) => {
    const fact = stated[value];
    return fact?.value === "yes" ? [{ value, places: fact.spans }] : [];
  }).concat(mentioned);
}

/** The kinds of home, in the words of listings: all that are named, or a room if none is. */
export function wishedTypes(text: string): Read<string>[] {
  const offer = roomOffer(text);
  const homes = homesIn(text);
  const room = roomTerms.findAll(text).find(({ key }) => key === "room");
  const place = offer && (offer.key !== "room" || homes.length === 0) ? offer : null;
  const single = place ?? (homes.length === 0 ? room : undefined);
  if (single) return [{ value: "room", places: [single] }];
  return homes.map(({ key, ...home }) => ({ value: key, places: [home] }));
}

/** Below this a place is only near the home, or names a street. */
const LEAST_WEIGHT = 2;

const JOINT = pattern("u")`^ ?(?:\/|&|\+|{joint.andOr}) ?$`;

/** Whether a place is the address of the place before it: `Berawa, Canggu`; not `Berawa or Canggu`. */
function isAddressOf(text: string, place: PlaceMention, before: PlaceMention | undefined): boolean {
  if (!before?.wider.includes(place.area)) return false;
  return !JOINT.test(text.slice(before.end, place.start));
}

/** The areas that a visitor asks for, each once, narrowest first where one is the address of another. */
export function wishedAreas(text: string, region: Region): Read<readonly string[]>[] {
  const mentions = placeMentions(text, region).filter(
    ({ role, weight }) => role !== "street" && weight >= LEAST_WEIGHT,
  );
  const areas = new Map<string, Read<readonly string[]>>();
  for (const [index, place] of mentions.entries()) {
    const before = mentions[index - 1];
    const { area, wider } = before && isAddressOf(text, place, before) ? before : place;
    const places = [...(areas.get(area)?.places ?? []), place];
    areas.set(area, { value: [area, ...wider], places });
  }
  return [...areas.values()];
}

/** Numbers of people, `вдвоем`, `berdua`, and the words by which a number counts people: `2 orang`, `нас 4`. */
const peopleTerms = termFinder({ ...vocabulary("people"), ...vocabulary("count") });

/** Larger groups rent no home together. */
const MOST_PEOPLE = 20;

/** How many people a visitor comes with, all counted: `на двоих`, `for 2 people`, `kami bertiga`. */
export function wishedPeople(text: string): Read<number> | null {
  const tokens = tokensOf(text, peopleTerms);
  for (const [index, token] of tokens.entries()) {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const key = keyOf(token);
    if (/^\d$/.test(key ?? "") && keyOf(next) !== "child")
      return { value: Number(key), places: before && keyOf(before) === "before" ? [before, token] : [token] };
    const number = key === "before" ? next : keyOf(next) === "noun" ? token : undefined;
    const count = numberOf(text, number) ?? 0;
    if (next && count > 0 && count <= MOST_PEOPLE) return { value: count, places: [token, next] };
  }
  return null;
}
