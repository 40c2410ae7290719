import { vocabulary } from "../vocabulary/lexicon.ts";
import { type Term, termFinder } from "../vocabulary/term-finder.ts";

/** Words that let a room or a whole home. */
const roomOfferTerms = termFinder(vocabulary("roomOffer"));

const PLAINEST_FIRST = ["oneRoom", "kos", "room"] as const;

/** The plainest word by which a room is let: `room for rent` before `kos` before a mere `room`. */
export function roomOffer(text: string): Term<(typeof PLAINEST_FIRST)[number]> | null {
  const terms = roomOfferTerms
    .findAll(text)
    .flatMap(({ key, ...place }) => (key === "whole" ? [] : [{ key, ...place }]));
  const [plainest = null] = PLAINEST_FIRST.flatMap(
    (offerKey) => terms.find(({ key }) => key === offerKey) ?? [],
  );
  return plainest;
}
