import { readAvailableFrom } from "./available-from";
import type { Fact } from "./fact";
import { readIncludes } from "./includes";
import { readKind } from "./kind";
import { readMinimumStay } from "./minimum-stay";
import { type Normalised, normalise } from "./normalise";
import { isWanted, MAX_LENGTH_READ } from "./statements";
import { DAY_NOT_NAMED } from "./written-date";

/** What the filters ask of an advert; null where it is not stated. */
export type SearchedFacts = {
  wifi: "yes" | "no" | null;
  pets: "yes" | "no" | null;
  /** Whether it may be rented for one month. */
  monthStay: boolean | null;
  /** An ISO date in the calendar of Bali, or "now". */
  availableFrom: string | null;
};

export const NOTHING_STATED: SearchedFacts = Object.freeze({
  wifi: null,
  pets: null,
  monthStay: null,
  availableFrom: null,
});

const certain = <V>(fact: Fact<V> | null | undefined): V | null => (fact?.doubt === null ? fact.value : null);

/** A week or a part of a month without its day counts as the day that was read of it. */
const dayOf = (fact: Fact<string> | null): string | null =>
  fact?.doubt === DAY_NOT_NAMED ? fact.value : certain(fact);

const isStated = (facts: SearchedFacts) => Object.values(facts).some((fact) => fact !== null);

type Advert = {
  text: string;
  amenities: readonly string[];
  /** What the site's owner says beside the advert, which counts first; null where that is nothing. */
  said: string | null;
  postedAt: Date | null;
};

function monthStayIn(advert: Normalised): boolean | null {
  const { months, days } = readMinimumStay(advert);
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
    monthStay: monthStayIn(advert) ?? facts.monthStay,
  };
}

/**
 * What `rentalStatements` would say of the items that can be filtered by (docs/behaviour.md, F15), in a tenth of the time:
 * the other rules are not asked. The many adverts that state none of them share one object.
 */
export function readSearchedFacts({ text, amenities, said, postedAt }: Advert): SearchedFacts {
  const advert = normalise(text.slice(0, MAX_LENGTH_READ));
  const includes = readIncludes(advert);
  const ofText: SearchedFacts = {
    wifi: certain(includes.wifi),
    pets: certain(includes.pets),
    monthStay: monthStayIn(advert),
    availableFrom: postedAt === null ? null : dayOf(readAvailableFrom(advert, postedAt)),
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
