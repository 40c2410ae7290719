import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../text/normalise.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { type Term, termFinder } from "../vocabulary/term-finder.ts";

/** Words that let a room or a whole home. */
const roomOfferTerms = termFinder(vocabulary("roomOffer"));

const PLAINEST_FIRST = ["oneRoom", "kos", "room"] as const;

/** The words by which rooms are let. */
export const roomsIn = (text: string): Term<(typeof PLAINEST_FIRST)[number]>[] =>
  roomOfferTerms.findAll(text).flatMap(({ key, ...place }) => (key === "whole" ? [] : [{ key, ...place }]));

/** The plainest word by which a room is let: `room for rent` before `kos` before a mere `room`. */
export function roomOffer(text: string): Term<(typeof PLAINEST_FIRST)[number]> | null {
  const terms = roomsIn(text);
  const [plainest = null] = PLAINEST_FIRST.flatMap(
    (offerKey) => terms.find(({ key }) => key === offerKey) ?? [],
  );
  return plainest;
}

type PropertyType = Exclude<Key<"type">, "notHome">;

const propertyTypeTerms = termFinder(vocabulary("type"));

/** The kinds of home that a normalised text names, in the order of the text. */
export function homesIn(text: string): Term<PropertyType>[] {
  return propertyTypeTerms
    .findAll(text)
    .flatMap(({ key, ...place }) => (key === "notHome" ? [] : [{ key, ...place }]));
}

/** The kind of home that is let; `room` if only a room is let. Null if the text names no kind. */
export function readPropertyType(advert: Normalised): Fact<PropertyType | "room"> | null {
  const offer = roomOffer(advert.text);
  const [home] = homesIn(advert.text);
  if (offer && (offer.key !== "room" || home === undefined)) return factAt(advert, "room", [offer]);
  return home ? factAt(advert, home.key, [home]) : null;
}
