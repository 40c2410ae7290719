import type { ExchangeRates } from "@/lib/money/currency";
import { isSameInShort } from "@/lib/money/format-price";
import { type Priced, plausiblePrice } from "@/lib/money/monthly-price";

export type DifferingRent = {
  amount: number;
  currency: string;
  /** By which share of the other rent the listing asks less; negative if it asks more. */
  reduction: number;
};

/** Null if the rents are equal in short form, doubtful, or of another period or currency (docs/behaviour.md, D10, F23). */
export function differingRent(listed: Priced, other: Priced, rates: ExchangeRates): DifferingRent | null {
  const [own, before] = [plausiblePrice(listed, rates), plausiblePrice(other, rates)];
  if (own === null || before === null || own.currency !== before.currency) return null;
  if (listed.rental_period !== other.rental_period) return null;
  const amount = other.price_amount ?? 0;
  if (isSameInShort(amount, listed.price_amount ?? 0, own.currency)) return null;
  return { amount, currency: own.currency, reduction: 1 - own.perMonth / before.perMonth };
}
