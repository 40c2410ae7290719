import type { Place } from "../text/normalise.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";
import { LENGTH_TO_RENT, RENT_TO_LENGTH } from "./rent-stays.ts";

const haveSamePeriod = (a: AskedAmount, b: AskedAmount): boolean =>
  a.stated === null || b.stated === null || a.stated.period === b.stated.period;

/** Drops the lengths of lower rents: in `30 mln/month, from 6 months 27 mln` shorter stays pay 30 mln. */
export function withoutTierLengths<L extends Place>(text: string, lengths: readonly L[]): L[] {
  if (lengths.length === 0) return [];
  const rents = askedAmounts(text).asked.filter(mayBeRent);
  const rentOf = ({ start, end }: Place): AskedAmount | undefined =>
    rents.find(({ amount }) => amount.start >= end && LENGTH_TO_RENT.test(text.slice(end, amount.start))) ??
    rents.find(({ amount }) => amount.end <= start && RENT_TO_LENGTH.test(text.slice(amount.end, start)));
  const tierRents = lengths.map(rentOf);
  const others = rents.filter((rent) => !tierRents.includes(rent));
  return lengths.filter((_, nth) => {
    const rent = tierRents[nth];
    return rent === undefined || others.every((other) => !haveSamePeriod(rent, other));
  });
}
