import { type Term, termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";

/** What is let: a room of a home, or the home. */
const roomOfferTerms = termFinder(
  vocabulary("roomOffer", [
    /** One room, also where the bedrooms of the home are counted. */
    "oneRoom",
    /** A boarding house lets by the room. */
    "kos",
    /** A room, where nothing else is said of the home. */
    "room",
    "whole",
  ]),
);

const BY_WEIGHT = ["oneRoom", "kos", "room"] as const;

/** The words by which a room is let, the plainest first: `room for rent`, `kos`, a mere `room`. Null: none. */
export function roomOffer(text: string): Term<(typeof BY_WEIGHT)[number]> | null {
  const terms = roomOfferTerms
    .findAll(text)
    .flatMap(({ key, ...place }) => (key === "whole" ? [] : [{ key, ...place }]));
  const [plainest = null] = BY_WEIGHT.flatMap((weight) => terms.find(({ key }) => key === weight) ?? []);
  return plainest;
}
