import type { Place } from "../text/normalise.ts";
import type { AskedAmount } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";

/** Text from a length to the rent after it, `from 6 months 27 mln`, and from a rent to the length after it, `27 mln/month from 6 months`. */
const TO_RENT = /^ {0,2}[-:=(]? {0,2}$/;
const FROM_RENT = /^[^\n,.;|\d]{0,24}$/;

const haveSamePeriod = (a: AskedAmount, b: AskedAmount): boolean =>
  a.stated === null || b.stated === null || a.stated.period === b.stated.period;

/** Drops the lengths of lower rents: in `30 mln/month, from 6 months 27 mln` shorter stays pay 30 mln. */
export function withoutTierLengths<L extends Place>(text: string, lengths: readonly L[]): L[] {
  if (lengths.length === 0) return [];
  const rents = askedAmounts(text).asked.filter(({ role }) => role === "price" || role === "unknown");
  const rentOf = ({ start, end }: Place): AskedAmount | undefined =>
    rents.find(({ amount }) => amount.start >= end && TO_RENT.test(text.slice(end, amount.start))) ??
    rents.find(({ amount }) => amount.end <= start && FROM_RENT.test(text.slice(amount.end, start)));
  const tierRents = lengths.map(rentOf);
  const others = rents.filter((rent) => !tierRents.includes(rent));
  return lengths.filter((_, nth) => {
    const rent = tierRents[nth];
    return rent === undefined || others.every((other) => !haveSamePeriod(rent, other));
  });
}
