import { type Term, termFinder } from "../term-finder.ts";
import { ROOM_OFFERS } from "../vocabulary/rooms.ts";

const roomOfferTerms = termFinder(ROOM_OFFERS);
const BY_WEIGHT = ["oneRoom", "kos", "room"] as const;

/** The words by which a room is let, the plainest first: `room for rent`, `kos`, a mere `room`. Null: none. */
export function roomOffer(text: string): Term<(typeof BY_WEIGHT)[number]> | null {
  const terms = roomOfferTerms
    .all(text)
    .flatMap(({ key, ...at }) => (key === "whole" ? [] : [{ key, ...at }]));
  const [plainest = null] = BY_WEIGHT.flatMap((weight) => terms.find(({ key }) => key === weight) ?? []);
  return plainest;
}
