import type { AskedAmount } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";

type Part = { start: number; end: number };

/** From a length to the rent that it is a condition of, and from a rent to the length after it: `27 mln/month from 6 months`. */
const TO_RENT = /^ {0,2}[-:=(]? {0,2}$/;
const FROM_RENT = /^[^\n,.;|\d]{0,24}$/;

const mayBeAlike = (one: AskedAmount, other: AskedAmount): boolean =>
  one.stated === null || other.stated === null || one.stated.period === other.stated.period;

/** The lengths that no lower rent is for: of `30 mln/month, from 6 months 27 mln` none, since 30 mln is asked without one. */
export function withoutTiers<L extends Part>(text: string, lengths: readonly L[]): L[] {
  if (lengths.length === 0) return [];
  const rents = askedAmounts(text).asked.filter(({ role }) => role === "price" || role === "unsaid");
  const rentOf = ({ start, end }: Part): AskedAmount | undefined =>
    rents.find(({ amount }) => amount.start >= end && TO_RENT.test(text.slice(end, amount.start))) ??
    rents.find(({ amount }) => amount.end <= start && FROM_RENT.test(text.slice(amount.end, start)));
  const ofTiers = lengths.map(rentOf);
  const others = rents.filter((rent) => !ofTiers.includes(rent));
  return lengths.filter((_, nth) => {
    const rent = ofTiers[nth];
    return rent === undefined || others.every((other) => !mayBeAlike(rent, other));
  });
}
