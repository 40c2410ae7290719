import { homesIn, roomOffer } from "../home/property-type.ts";
import { INCLUDED, readIncludes } from "../includes/includes.ts";
import type { Include } from "../includes/sentence-claims.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { ROOM_WORDS } from "../vocabulary/rooms.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { Read } from "./wish-text.ts";

const petTerms = termFinder({ pets: TOPICS.pets });
/** `living room` is no room to live in. */
const roomTerms = termFinder({ room: ROOM_WORDS.room, other: ROOM_WORDS.otherRoom });

/** What the home should have. A visitor who mentions a dog has one, unlike an advert. */
export function wishedItems(text: string): Read<Include>[] {
  const stated = readIncludes({ text, spanOf: (start, end) => ({ start, end }) });
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
