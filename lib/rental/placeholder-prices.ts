import type { LiveRental } from "./rental";

/** A price shared by a larger part of a source's adverts is a placeholder. */
const MAX_SHARE = 0.05;
/** Fewer adverts than this may share a price by chance. */
const MIN_SHARED = 10;

function priceKey({ rent, source_channel_name }: LiveRental): string | null {
  return rent && [rent.amount, rent.currency, rent.period, source_channel_name].join(" ");
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

function placeholdersIn(live: readonly LiveRental[]): ReadonlySet<string> {
  const placeholders = placeholdersByList.get(live) ?? placeholdersAmong(live);
  placeholdersByList.set(live, placeholders);
  return placeholders;
}

/** Flags a rental whose price is a placeholder among the live rentals (docs/behaviour.md, M10). */
export function flagPlaceholderPrice<AnyRental extends LiveRental>(
  rental: AnyRental,
  live: readonly LiveRental[],
): AnyRental {
  const { rent } = rental;
  if (rent === null || !placeholdersIn(live).has(priceKey(rental) ?? "")) return rental;
  return { ...rental, rent: { ...rent, price_per_month: null } };
}

/**
 * Flags the rentals of one list after another. The same list gives the same list, a rental of several lists the same object,
 * because other code recognises by its object what has changed.
 */
export function placeholderFlags<AnyRental extends LiveRental>(): (
  live: readonly AnyRental[],
) => readonly AnyRental[] {
  const byRental = new WeakMap<AnyRental, AnyRental>();
  const byList = new WeakMap<readonly AnyRental[], readonly AnyRental[]>();

  function flaggedOf(rental: AnyRental, live: readonly AnyRental[]): AnyRental {
    const flagged = flagPlaceholderPrice(rental, live);
    if (flagged === rental) return rental;
    const known = byRental.get(rental) ?? flagged;
    byRental.set(rental, known);
    return known;
  }

  return (live) => {
    const known = byList.get(live);
    if (known !== undefined) return known;
    const flagged = live.map((rental) => flaggedOf(rental, live));
    const result = flagged.every((rental, index) => rental === live[index]) ? live : flagged;
    byList.set(live, result);
    return result;
  };
}

/** `placeholderFlags` for the lists of this process. */
export const flagPlaceholderPrices = placeholderFlags<LiveRental>();
