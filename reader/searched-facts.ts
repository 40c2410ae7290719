import type { Fact } from "./fact";
import { type Unit, unitsIn } from "./home/units";
import { readIncludes } from "./includes/includes";
import { readKind } from "./kind/kind";
import { type Normalised, normalise } from "./normalise";
import type { Rent } from "./rent";
import { amountsIn } from "./rent/amounts";
import { readMinimumStay } from "./rent/minimum-stay";
import { readPrices } from "./rent/prices";
import { isWanted, MAX_LENGTH_READ } from "./statements";
import { readAvailableFrom } from "./time/available-from";
import { DAY_NOT_NAMED } from "./time/written-date";

/** What the filters ask of an advert; null where it is not stated. */
export type SearchedFacts = {
  wifi: "yes" | "no" | null;
  pets: "yes" | "no" | null;
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
  wifi: null,
  pets: null,
  monthStay: null,
  availableFrom: null,
  units: [],
});

const certain = <V>(fact: Fact<V> | null | undefined): V | null => (fact?.doubt === null ? fact.value : null);

/** A week or a part of a month without its day counts as the day that was read of it. */
const dayOf = (fact: Fact<string> | null): string | null =>
  fact?.doubt === DAY_NOT_NAMED ? fact.value : certain(fact);

const isStated = ({ units, ...facts }: SearchedFacts) =>
  units.length > 0 || Object.values(facts).some((fact) => fact !== null);

type Advert = {
  text: string;
  amenities: readonly string[];
  /** What the site's owner says beside the advert, which counts first; null where that is nothing. */
  said: string | null;
  postedAt: Date | null;
};

type Rents = () => readonly Fact<Rent>[];

/** Read where they are asked for, once. */
function rentsIn(advert: Normalised): Rents {
  let rents: readonly Fact<Rent>[] | null = null;
  return () => {
    rents ??= readPrices(advert).rents;
    return rents;
  };
}

/** What units are found by: of their rents the one that is published first. */
export function searchedUnits(units: readonly Unit[]): SearchedUnit[] {
  return units.flatMap(({ bedrooms, rents: [rent] }) => (rent ? [{ bedrooms, rent }] : []));
}

/** Homes are told apart by two sums at least. */
function unitsOf(text: string, advert: Normalised, rentsOf: Rents): SearchedUnit[] {
  return amountsIn(advert.text).length > 1 ? searchedUnits(unitsIn(text, rentsOf())) : [];
}

function monthStayIn(advert: Normalised, rentsOf: Rents): boolean | null {
  const { months, days } = readMinimumStay(advert, rentsOf);
  const stay = certain(months);
  if (stay !== null) return stay <= 1;
  return certain(days) === null ? null : true;
}

function withSaid(facts: SearchedFacts, said: string | null): SearchedFacts {
  if (said === null) return facts;
  const advert = normalise(said);
  const { wifi, pets } = readIncludes(advert);
  return {
    ...facts,
    wifi: certain(wifi) ?? facts.wifi,
    pets: certain(pets) ?? facts.pets,
    monthStay: monthStayIn(advert, rentsIn(advert)) ?? facts.monthStay,
  };
}

/**
 * What `rentalStatements` would say of the items that can be filtered by (docs/behaviour.md, F15), in a tenth of the time:
 * the other rules are not asked. The many adverts that state none of them share one object.
 */
export function readSearchedFacts({ text, amenities, said, postedAt }: Advert): SearchedFacts {
  const read = text.slice(0, MAX_LENGTH_READ);
  const advert = normalise(read);
  const rentsOf = rentsIn(advert);
  const includes = readIncludes(advert);
  const ofText: SearchedFacts = {
    wifi: certain(includes.wifi),
    pets: certain(includes.pets),
    monthStay: monthStayIn(advert, rentsOf),
    availableFrom: postedAt === null ? null : dayOf(readAvailableFrom(advert, postedAt)),
    units: unitsOf(read, advert, rentsOf),
  };
  // What kind of post it is costs as much as all of these, and most state none of them.
  const isKept = isStated(ofText) && !isWanted(readKind(advert));
  const facts = isKept ? ofText : NOTHING_STATED;
  if (amenities.length === 0 && said === null) return facts;
  const listed = readIncludes(normalise(amenities.join("\n")));
  const ofAdvert = {
    ...facts,
    wifi: facts.wifi ?? certain(listed.wifi),
    pets: facts.pets ?? certain(listed.pets),
  };
  const all = withSaid(ofAdvert, said);
  return isStated(all) ? all : NOTHING_STATED;
}
