import type { LiveRental } from "./rental";

/** A price shared by a larger part of a source's adverts is a placeholder. */
const MAX_SHARE = 0.05;
/** Fewer adverts than this may share a price by chance. */
const MIN_SHARED = 10;

type Priced = Pick<LiveRental, "source_channel_name" | "price_amount" | "price_currency" | "rental_period">;

function priceKey(rental: Priced): string | null {
  const { price_amount, price_currency, rental_period, source_channel_name } = rental;
  if (price_amount === null) return null;
  return [price_amount, price_currency, rental_period, source_channel_name].join(" ");
}

function placeholdersAmong(rentals: readonly LiveRental[]): ReadonlySet<string> {
  const bySource = Map.groupBy(rentals, ({ source_channel_name }) => source_channel_name);
  return new Set(
    [...bySource.values()].flatMap((adverts) =>
      [...Map.groupBy(adverts, priceKey)].flatMap(([key, { length }]) =>
        key !== null && length >= MIN_SHARED && length > adverts.length * MAX_SHARE ? [key] : [],
      ),
    ),
  );
}

const placeholdersByList = new WeakMap<readonly LiveRental[], ReadonlySet<string>>();
const flaggedByRental = new WeakMap<LiveRental, LiveRental>();
const flaggedByList = new WeakMap<readonly LiveRental[], readonly LiveRental[]>();

function memoized<Key extends object, Value>(
  cache: WeakMap<Key, Value>,
  key: Key,
  compute: () => Value,
): Value {
  const value = cache.get(key) ?? compute();
  cache.set(key, value);
  return value;
}

/** Flags a rental whose price is a placeholder among the live rentals (docs/behaviour.md, M10). */
export function flagPlaceholderPrice<AnyRental extends LiveRental>(
  rental: AnyRental,
  live: readonly LiveRental[],
): AnyRental {
  const placeholders = memoized(placeholdersByList, live, () => placeholdersAmong(live));
  return placeholders.has(priceKey(rental) ?? "") ? { ...rental, hasPlaceholderPrice: true } : rental;
}

/** Returns the same objects for the same list, because other caches use them as keys. */
export function flagPlaceholderPrices(live: readonly LiveRental[]): readonly LiveRental[] {
  return memoized(flaggedByList, live, () => {
    const result = live.map((rental) => {
      const flagged = flagPlaceholderPrice(rental, live);
      return flagged === rental ? rental : memoized(flaggedByRental, rental, () => flagged);
    });
    return result.every((rental, index) => rental === live[index]) ? live : result;
  });
}
