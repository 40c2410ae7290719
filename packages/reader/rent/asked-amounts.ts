import type { RegionText } from "../region.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import {
  type AskedAmount,
  isRepetition,
  isReplaced,
  LONGER_STAY_RATIO,
  MONTHLY,
  mayBeRent,
  rupiahsOf,
  sumOf,
} from "./amount-pairs.ts";
import { roleOf } from "./amount-role.ts";
import { withBareNumbers } from "./bare-numbers.ts";
import { type MoneyText, moneyTextOf } from "./money-tokens.ts";
import { withParallelRents } from "./parallel-rents.ts";
import { isLabelOfNext, periodAfter, periodBefore, type StatedPeriod } from "./stated-periods.ts";

/** The period beside a sum, which in `monthly 15jt weekly 4jt` stands before it, as the end of the list shows. */
function statedPeriod(money: MoneyText, index: number, taken: Set<number>): StatedPeriod | null {
  const after = periodAfter(money, index);
  const label = periodBefore(money, index);
  const before = label?.tokens.some((token) => taken.has(token)) ? null : label;
  // `sebulan 23jt / 3 bulan 22jt perbulan`
  const labelsNextSum = after !== null && isLabelOfNext(money, after);
  const isBefore = before !== null && (after === null || labelsNextSum);
  const stated = isBefore ? before : after;
  for (const token of stated?.tokens ?? []) taken.add(token);
  if (before && before.period === stated?.period) for (const token of before.tokens) taken.add(token);
  return stated;
}

const UNPAIRED = "not as many sums as periods";

/** Limits the work of the rules that compare sums with each other. */
const MOST_SUMS = 80;

/** Words by which a contract is handed over, or for what is left of it: `take over`, `sisa 8 bulan`. */
const restTerms = termFinder(vocabulary("rest"));
const CHARACTERS_TO_REST = 60;

/** Doubts a sum without a period beside a word for the rest of a contract: it may pay for all of it. */
function withRestOfContract({ text }: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  const rests = restTerms.findAll(text);
  return asked.map((sum) => {
    const { start, end } = sum.amount;
    const isNear = rests.some(
      (rest) => rest.end > start - CHARACTERS_TO_REST && rest.start < end + CHARACTERS_TO_REST,
    );
    if (!isNear || sum.stated !== null || !mayBeRent(sum)) return sum;
    return { ...sum, amount: { ...sum.amount, doubt: "asked for the rest of a contract" } };
  });
}

/** Rents beside others after a list of what a home has, and rents after electricity, in rupiahs: such charges are lower. */
const LEAST_AFTER = { list: 2_500_000, utility: 6_000_000 };

/** Takes a sum that no charge reaches for the rent: `furnished, wifi 8jt/month`. */
function withRentsAfterLists(asked: readonly AskedAmount[]): AskedAmount[] {
  const isOnly = !asked.some(mayBeRent);
  const isRent = (sum: AskedAmount) =>
    (sum.role === "facility" && rupiahsOf(sum) >= (isOnly ? MONTHLY.least : LEAST_AFTER.list)) ||
    (sum.role === "utility" && isOnly && rupiahsOf(sum) >= LEAST_AFTER.utility);
  return asked.map((sum) => (isRent(sum) ? { ...sum, role: "unknown" } : sum));
}

const monthsOf = ({ stated }: AskedAmount): number =>
  stated?.period === "month" ? stated.count : stated?.period === "year" ? 12 * stated.count : 0;

/** Whether two sums are both for one unit of time, as the longer stay is not dearer. */
function areOfOneLadder(a: AskedAmount, b: AskedAmount): boolean {
  const [shorter, longer] = monthsOf(a) < monthsOf(b) ? [a, b] : [b, a];
  return (
    a.amount.currency === b.amount.currency &&
    monthsOf(shorter) > 0 &&
    monthsOf(longer) > monthsOf(shorter) &&
    sumOf(longer) <= sumOf(shorter) * LONGER_STAY_RATIO
  );
}

/** Reads a ladder as rents for one month, `1 month 19 mln, 3 months 18 mln, 6 months 16 mln`, or one year, `1 year 40 mln, 2 years 38 mln`. */
function withLadder(asked: readonly AskedAmount[]): AskedAmount[] {
  const steps = asked.filter((sum) => mayBeRent(sum) && sum.stated !== null);
  const isLength = ({ stated }: AskedAmount) =>
    stated !== null && (stated.tokens.length > 1 || stated.count > 1);
  return asked.map((sum) => {
    const { stated } = sum;
    const others = steps.includes(sum) ? steps.filter((step) => areOfOneLadder(sum, step)) : [];
    const isStep = isLength(sum) && others.some(isLength);
    // `22 mln/month, 6 months 20, a year 18.5`
    const isLadder = others.length > 1 && [sum, ...others].some(isLength);
    if (!stated || !(isStep || isLadder)) return sum;
    const isMonthly = [sum, ...others].some((step) => step.stated?.period === "month");
    return { ...sum, stated: { ...stated, period: isMonthly ? "month" : "year", count: 1 } };
  });
}

/** The sums of a text with their periods and roles. `taken` holds the indices of the tokens that name these periods. */
export function askedAmounts({ text, region }: RegionText): {
  money: MoneyText;
  asked: AskedAmount[];
  taken: ReadonlySet<number>;
} {
  const { money, parallel } = withParallelRents(withBareNumbers(moneyTextOf(text, region)));
  const taken = new Set<number>();
  const asked: AskedAmount[] = [];
  for (const [index, token] of money.tokens.entries()) {
    if (token.type !== "amount") continue;
    const listed = parallel.get(index);
    const stated = listed === undefined ? statedPeriod(money, index, taken) : listed;
    for (const period of listed?.tokens ?? []) taken.add(period);
    const amount = listed === null ? { ...token.amount, doubt: UNPAIRED } : token.amount;
    const sum: AskedAmount = { amount, index, stated, role: roleOf(money, index, stated) };
    const last = asked.at(-1);
    if (last && isReplaced(money, last, sum)) {
      last.role = "charge";
      sum.role = "price";
    } else if (last && isRepetition(money, last, sum)) {
      const isPeriodShared = last.stated === null && sum.stated !== null && [last, sum].every(mayBeRent);
      const other = isPeriodShared && sum.amount.currency === region.currency.code ? last : sum;
      last.stated ??= sum.stated;
      other.role = "charge";
    }
    asked.push(sum);
    if (asked.length === MOST_SUMS) break;
  }
  return { money, asked: withLadder(withRestOfContract(money, withRentsAfterLists(asked))), taken };
}
