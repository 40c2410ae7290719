import type { Label } from "@/lib/filters/filter-row";
import { chosenFilters } from "@/lib/filters/filter-rows";
import type { FilterKey, Filters, Unstated } from "@/lib/filters/filters";
import { wholeDate } from "@/lib/filters/options";
import { kilometresBetween } from "@/lib/map/kilometres";
import { placeLabel } from "@/lib/places/place-label";
import { placeIndex, placesNamed } from "@/lib/places/places";
import { bathroomsLabel, kindLabel } from "@/lib/rental/labels";
import { postingDate } from "@/lib/rental/posting-date";
import { statesRent } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { DAY_MS } from "@/lib/time/region-day";
import { type Criterion, criteriaOf, passes, type SearchContext, statedIn } from "./criteria";
import { bedroomsMiss, type Miss, rentMiss } from "./home-misses";
import { distanceLabel } from "./nearby-areas";

/** Why a rental misses: the fact that its advert does not state, or what it has instead. */
type MissReason = { unstated: Unstated } | { text: Label };

/** A rental that is close to what is asked, and everything that it misses. */
export type NearMiss = { rental: LiveRental; reasons: MissReason[] };

const ENOUGH_FOUND = 10;
const MAX_SHOWN = 6;
const MAX_MISSES = 3;

type MissOf = (rental: LiveRental, filters: Filters, context: SearchContext) => Miss | null;

const NEAR_KM = 8;
/** Months that a minimum stay may exceed the visitor's, and days that a home may be free too late. */
const STAY_TOLERANCE_MONTHS = 3;
const LATE_DAYS = 31;
/** The advert does not say: the home may well have it. */
const UNSTATED_DISTANCE = 0.5;
/** The home lacks it, and nothing says by how much. */
const REFUSED_DISTANCE = 0.9;

function kilometresFrom(location: readonly string[], rental: LiveRental, places: SearchContext["places"]) {
  const to = places.points[placeIndex(places, rental.location) ?? -1];
  const from = placesNamed(places, location).indexes.flatMap((index) => places.points[index] ?? []);
  if (to === undefined) return null;
  return { to, km: Math.min(...from.map((area) => kilometresBetween(area, to))) };
}

/** How far a rental misses a filter that has degrees; `refusal` covers the others. Null if the rental cannot be compared. */
const MISSES: Partial<Record<FilterKey, MissOf>> = {
  location: (rental, { location }, { places }) => {
    const found = kilometresFrom(location, rental, places);
    if (found === null) return null;
    const { to, km } = found;
    return { text: ({ t }) => `${placeLabel(to.name, t)}, ${distanceLabel(km, t)}`, distance: km / NEAR_KM };
  },
  price_range: rentMiss,
  min_bedrooms: bedroomsMiss,
  min_bathrooms: ({ bathrooms }, { min_bathrooms }) =>
    bathrooms === null || min_bathrooms === null
      ? null
      : { text: ({ t }) => bathroomsLabel(bathrooms, t), distance: (min_bathrooms - bathrooms) / 2 },
  type: ({ property_type }) => ({
    text: ({ t }) => kindLabel(property_type ?? "", t),
    distance: REFUSED_DISTANCE,
  }),
  dateRange: ({ posted_at }, _, { readAt }) => {
    if (posted_at === null) return null;
    const days = (readAt - Date.parse(posted_at)) / DAY_MS;
    return {
      text: (language) =>
        language.t("search.posted", { day: postingDate(new Date(posted_at), new Date(readAt), language) }),
      distance: days / LATE_DAYS,
    };
  },
  stay: (rental, { stay }, context) => {
    const { minimumStayMonths: minimum } = statedIn(rental, context);
    if (minimum === null || stay === null) return null;
    return {
      text: ({ t }) => t("search.minimumStay", { count: minimum }),
      distance: (minimum - stay) / STAY_TOLERANCE_MONTHS,
    };
  },
  // Without the words, or of another contact, a home is something else, not close.
  keywords: () => null,
  contact: () => null,
  available: (rental, { available }, context) => {
    const { availableFrom } = statedIn(rental, context);
    if (availableFrom === null || available === null) return null;
    const late = (Date.parse(availableFrom) - Date.parse(available)) / DAY_MS;
    return {
      text: ({ locale, t }) => t("search.freeFrom", { day: wholeDate(availableFrom, locale) }),
      distance: late / LATE_DAYS,
    };
  },
};

/** "Pets allowed: no". */
function refusal(criterion: Criterion, filters: Filters): Miss | null {
  const chosen = chosenFilters(filters).find(({ key, fact }) =>
    criterion.fact === null ? key === criterion.filter : fact === criterion.fact,
  );
  if (chosen === undefined) return null;
  return {
    text: (language) => language.t("search.no", { filter: chosen.label(language) }),
    distance: REFUSED_DISTANCE,
  };
}

/** `share` is the part of a miss that it counts as. */
type RankedReason = { reason: MissReason; share: number; distance: number };

/** Null if the rental is too far from what is asked, or cannot be compared. */
function missedBy(
  rental: LiveRental,
  criterion: Criterion,
  filters: Filters,
  context: SearchContext,
): RankedReason | null {
  const { fact, filter, isMet } = criterion;
  if (fact !== null && isMet(rental) === null) {
    // The advert states a rent even if its currency has no rate.
    const isKnown = fact === "location" || (fact === "price" && statesRent(rental));
    return isKnown ? null : { reason: { unstated: fact }, share: 0.5, distance: UNSTATED_DISTANCE };
  }
  const missOf = MISSES[filter];
  const miss = missOf === undefined ? refusal(criterion, filters) : missOf(rental, filters, context);
  if (miss === null || miss.distance > 1) return null;
  return { reason: { text: miss.text }, share: 1, distance: miss.distance };
}

const sumOf = (reasons: readonly RankedReason[], key: "share" | "distance") =>
  reasons.reduce((sum, reason) => sum + reason[key], 0);

/**
 * Up to six rentals that miss the least, for a list of fewer than ten: what an advert does not state counts as half a miss, and of
 * two with as many misses the nearer one comes first (docs/behaviour.md, F30).
 */
export function nearMisses(
  rentals: readonly LiveRental[],
  found: number,
  filters: Filters,
  context: SearchContext,
): NearMiss[] {
  if (found >= ENOUGH_FOUND) return [];
  const { indexes, unknown } = placesNamed(context.places, filters.location);
  if (indexes.length === 0 && unknown.length > 0) return [];
  const criteria = criteriaOf(filters, context);
  const close = rentals.flatMap((rental) => {
    const failed = criteria.filter((criterion) => !passes(criterion, rental));
    if (failed.length === 0 || failed.length > MAX_MISSES) return [];
    const reasons = failed.flatMap((criterion) => missedBy(rental, criterion, filters, context) ?? []);
    return reasons.length < failed.length
      ? []
      : [{ rental, reasons, share: sumOf(reasons, "share"), distance: sumOf(reasons, "distance") }];
  });
  return close
    .toSorted((a, b) => a.share - b.share || a.distance - b.distance)
    .slice(0, MAX_SHOWN)
    .map(({ rental, reasons }) => ({ rental, reasons: reasons.map(({ reason }) => reason) }));
}
