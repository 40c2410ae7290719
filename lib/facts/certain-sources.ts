import { certainValue } from "./fact.ts";
import type { RentalFacts, Terms } from "./rental-facts.ts";

export const isWanted = ({ kind }: Pick<Terms, "kind">): boolean => certainValue(kind) === "wanted";

/** What states the terms of a rental, by precedence: the word of the site's owner, then the text of an offer. */
export function certainSources(facts: Pick<RentalFacts, "owner" | "advert"> | null): Terms[] {
  if (facts === null) return [];
  const { owner, advert } = facts;
  return [owner, isWanted(advert) ? null : advert].filter((terms) => terms !== null);
}
