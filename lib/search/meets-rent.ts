import type { Filters } from "@/lib/filters/filters";
import { maximumOf } from "@/lib/filters/options";
import type { PriceBounds } from "@/lib/filters/price-bounds";
import type { ExchangeRates } from "@/lib/money/currency";
import { basePricePerMonth, perMonthIn } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { type AdvertisedHome, anyMeets } from "./advertised-homes";

type BedroomFilters = Pick<Filters, "min_bedrooms" | "max_bedrooms">;
type MaximumFilters = Pick<Filters, "price_range" | "price_by">;
type RentFilters = MaximumFilters & PriceBounds & BedroomFilters;
type HomeTest = (home: AdvertisedHome) => boolean | null;
type Context = { rates: ExchangeRates; homesOf: (rental: LiveRental) => readonly AdvertisedHome[] };

export function hasBedrooms(
  { bedrooms }: AdvertisedHome,
  { min_bedrooms: min, max_bedrooms: max }: BedroomFilters,
): boolean | null {
  if (min === null && max === null) return true;
  return bedrooms === null ? null : bedrooms >= (min ?? 0) && bedrooms <= (max ?? Number.POSITIVE_INFINITY);
}

/** Whether a home costs at most the maximum, as advertised or by the month (docs/behaviour.md, F4). */
function maximumTest(
  { price_range: maximum, price_by }: MaximumFilters,
  rates: ExchangeRates,
): HomeTest | null {
  if (maximum === null) return null;
  return ({ rent }) => {
    const price = price_by === "month" ? basePricePerMonth(rent, rates) : (rent?.amount ?? null);
    return price === null ? null : price <= maximumOf(maximum);
  };
}

/** Whether a home's monthly rent, in whole units of the bounds' currency, is within them (docs/behaviour.md, F21). */
function boundsTest({ price_min, price_max, price_in }: PriceBounds, rates: ExchangeRates): HomeTest | null {
  if (price_min === null && price_max === null) return null;
  return (home) => {
    const rent = perMonthIn(price_in, home.rent, rates);
    if (rent === null) return null;
    const shown = Math.round(rent);
    return shown >= (price_min ?? 0) && shown <= (price_max ?? Number.POSITIVE_INFINITY);
  };
}

/** False if any test fails, else null if one is unknown. */
function passAll(tests: readonly HomeTest[], home: AdvertisedHome): boolean | null {
  let result: boolean | null = true;
  for (const test of tests) {
    const met = test(home);
    if (met === false) return false;
    result = met === null ? null : result;
  }
  return result;
}

/**
 * Tests whether a home of a rental has the requested rent, among homes with the requested bedrooms, or all homes if none has
 * them. Unknown if no home fits but one has no comparable rent. Null if no rent is requested.
 */
export function meetsRent(
  filters: RentFilters,
  { rates, homesOf }: Context,
): ((rental: LiveRental) => boolean | null) | null {
  const tests = [maximumTest(filters, rates), boundsTest(filters, rates)].filter((test) => test !== null);
  if (tests.length === 0) return null;
  return (rental) => {
    const homes = homesOf(rental);
    const [home] = homes;
    if (home !== undefined && homes.length === 1) return passAll(tests, home);
    const fitting = homes.filter((home) => hasBedrooms(home, filters) !== false);
    return anyMeets(fitting.length > 0 ? fitting : homes, (home) => passAll(tests, home));
  };
}
