import { DAY_NOT_NAMED } from "@rentals/reader/forms/doubt.ts";
import { certainSources } from "@/lib/facts/certain-sources";
import { certainValue } from "@/lib/facts/fact";
import type { RentalFacts, Terms, Unit } from "@/lib/facts/rental-facts";
import { INCLUDED, type Include } from "@/lib/facts/stated-items";
import { type Rent, rentOf } from "@/lib/rental/rent";

/** The facts of an advert that filters use. Null means not stated. */
export type SearchedFacts = {
  includes: Readonly<Partial<Record<Include | "women_only", "yes" | "no">>>;
  /** The shortest stay, in months; 0 if it is shorter than a month. */
  minimumStayMonths: number | null;
  /** ISO date in the region's calendar, or "now". */
  availableFrom: string | null;
  /** The homes of a post that offers several, cheapest first. */
  units: readonly SearchedUnit[];
  /** The rent of the home's first post, if the listing shows a later one. */
  firstRent: Rent | null;
};

export type SearchedUnit = { bedrooms: number | null; rent: Rent };

export const NOTHING_STATED: SearchedFacts = Object.freeze({
  includes: {},
  minimumStayMonths: null,
  availableFrom: null,
  units: [],
  firstRent: null,
});

function searchedUnits(units: readonly Unit[]): SearchedUnit[] {
  return units.flatMap(({ bedrooms, rents: [lead] }) => {
    const rent = lead ? rentOf(lead.amount, lead.currency, lead.period) : null;
    return rent === null ? [] : [{ bedrooms, rent }];
  });
}

/** "Next week" counts as the day that the reader chose for it. */
function availableDay({ availableFrom }: Terms): string | null {
  return availableFrom?.doubt === DAY_NOT_NAMED ? availableFrom.value : certainValue(availableFrom);
}

function minimumStayOf({ minimumStayMonths, minimumStayDays }: Terms): number | null {
  return certainValue(minimumStayMonths) ?? (certainValue(minimumStayDays) === null ? null : 0);
}

/** What the first source states that states it; null if none does. */
function firstStated<V>(sources: readonly Terms[], statedIn: (terms: Terms) => V | null): V | null {
  for (const terms of sources) {
    const value = statedIn(terms);
    if (value !== null) return value;
  }
  return null;
}

/** With the precedence of `rentalStatements` (docs/behaviour.md, F15). Silent adverts share one object, to save memory. */
export function searchedFacts(stored: RentalFacts, firstRent: Rent | null = null): SearchedFacts {
  const { amenities, units } = stored;
  const sources = [...certainSources(stored), ...(amenities ? [amenities] : [])];
  const includes: Partial<Record<Include | "women_only", "yes" | "no">> = {};
  for (const include of INCLUDED) {
    const stated = firstStated(sources, (terms) => certainValue(terms.includes[include]));
    if (stated !== null) includes[include] = stated;
  }
  const gender = firstStated(sources, (terms) => certainValue(terms.gender));
  if (gender !== null) includes.women_only = gender === "women" ? "yes" : "no";
  const facts: SearchedFacts = {
    includes,
    minimumStayMonths: firstStated(sources, minimumStayOf),
    availableFrom: firstStated(sources, availableDay),
    units: searchedUnits(units),
    firstRent,
  };
  const { minimumStayMonths, availableFrom } = facts;
  const isSilent = minimumStayMonths === null && availableFrom === null && Object.keys(includes).length === 0;
  return isSilent && facts.units.length === 0 && firstRent === null ? NOTHING_STATED : facts;
}
