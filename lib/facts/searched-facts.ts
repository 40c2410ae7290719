import { certainValue, DAY_NOT_NAMED } from "./fact.ts";
import type { Rent, RentalFacts, Terms, Unit } from "./rental-facts.ts";
import { INCLUDED, type Include } from "./stated-items.ts";
import { isWanted } from "./statements.ts";

/** What the filters ask of an advert; null where it is not stated. */
export type SearchedFacts = {
  /** Only what is stated. */
  includes: Readonly<Partial<Record<Include, "yes" | "no">>>;
  /** Whether it may be rented for one month. */
  monthStay: boolean | null;
  /** An ISO date in the calendar of Bali, or "now". */
  availableFrom: string | null;
  /** The homes of a post that lets several, the cheapest first; empty where it lets one. */
  units: readonly SearchedUnit[];
};

/** One of several homes of a post: its bedrooms, null where it does not say, and its rent. */
export type SearchedUnit = { bedrooms: number | null; rent: Rent };

export const NOTHING_STATED: SearchedFacts = Object.freeze({
  includes: {},
  monthStay: null,
  availableFrom: null,
  units: [],
});

/** What units are found by: of their rents the one that is published first. */
export function searchedUnits(units: readonly Unit[]): SearchedUnit[] {
  return units.flatMap(({ bedrooms, rents: [rent] }) => (rent ? [{ bedrooms, rent }] : []));
}

/** A week or a part of a month without its day counts as the day that was read of it. */
function dayOf({ availableFrom }: Terms): string | null {
  return availableFrom?.doubt === DAY_NOT_NAMED ? availableFrom.value : certainValue(availableFrom);
}

function monthStayOf({ minimumStayMonths, minimumStayDays }: Terms): boolean | null {
  const months = certainValue(minimumStayMonths);
  if (months !== null) return months <= 1;
  return certainValue(minimumStayDays) === null ? null : true;
}

/**
 * What `rentalStatements` says of the items that can be filtered by (docs/behaviour.md, F15). The many adverts that state
 * none of them share one object.
 */
export function searchedFacts({ advert, amenities, owner, units }: RentalFacts): SearchedFacts {
  const said = [owner, isWanted(advert) ? null : advert, amenities].filter((terms) => terms !== null);
  const first = <V>(statedIn: (terms: Terms) => V | null): V | null => {
    for (const terms of said) {
      const value = statedIn(terms);
      if (value !== null) return value;
    }
    return null;
  };
  const includes: Partial<Record<Include, "yes" | "no">> = {};
  for (const include of INCLUDED) {
    const stated = first((terms) => certainValue(terms.includes[include]));
    if (stated !== null) includes[include] = stated;
  }
  const facts: SearchedFacts = {
    includes,
    monthStay: first(monthStayOf),
    availableFrom: first(dayOf),
    units: searchedUnits(units),
  };
  const { monthStay, availableFrom } = facts;
  const isSilent = monthStay === null && availableFrom === null && Object.keys(includes).length === 0;
  return isSilent && facts.units.length === 0 ? NOTHING_STATED : facts;
}
