import type { LiveRental } from "./rental";

/** Of a source's adverts; a price that more of them share is none that anybody thought of. */
const MAX_SHARE = 0.05;
/** Fewer adverts may share a price by chance. */
const MIN_SHARED = 10;

type Priced = Pick<LiveRental, "source_channel_name" | "price_amount" | "price_currency" | "rental_period">;

/** A price of a source, with its currency and period; null without an amount. */
function priceKey({
  source_channel_name,
  price_amount,
  price_currency,
  rental_period,
}: Priced): string | null {
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

const knownPlaceholders = new WeakMap<readonly LiveRental[], ReadonlySet<string>>();
const knownMarked = new WeakMap<LiveRental, LiveRental>();
const knownLists = new WeakMap<readonly LiveRental[], readonly LiveRental[]>();

/** What is derived from an object, which stays the same for the same one. */
function derived<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  derive: () => Value,
): Value {
  const value = known.get(key) ?? derive();
  known.set(key, value);
  return value;
}

/** A rental, marked where its price is a placeholder among the live rentals (docs/behaviour.md, M10). */
export function withPlaceholderMark<Marked extends LiveRental>(
  rental: Marked,
  live: readonly LiveRental[],
): Marked {
  const placeholders = derived(knownPlaceholders, live, () => placeholdersAmong(live));
  return placeholders.has(priceKey(rental) ?? "") ? { ...rental, hasPlaceholderPrice: true } : rental;
}

/** The live rentals with their marks: the same list, and the same rentals, as long as these do not change. */
export function markPlaceholders(live: readonly LiveRental[]): readonly LiveRental[] {
  return derived(knownLists, live, () => {
    const marked = live.map((rental) => {
      const one = withPlaceholderMark(rental, live);
      return one === rental ? rental : derived(knownMarked, rental, () => one);
    });
    return marked.every((one, at) => one === live[at]) ? live : marked;
  });
}
