import { type Fact, factAt, type RentalPeriod } from "../fact.ts";
import type { Region, RegionText } from "../region.ts";
import { byPublishing, inRupiahs, isPlausible, perDay, type Rent } from "../rent.ts";
import { afterLast, textBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";
import { isTerm, type MoneyText, type MoneyToken } from "./money-tokens.ts";
import { type RentCandidate, withStays } from "./rent-stays.ts";
import { type StayTotal, type Total, totalsOf } from "./stay-totals.ts";
import { periodFinder } from "./unstated-periods.ts";

export type Deposit = { amount: number; currency: string };

export type Prices = {
  rents: readonly Fact<Rent>[];
  /** Prices of whole stays of several months, shortest first. */
  stayTotals: readonly Fact<StayTotal>[];
  deposit: Fact<Deposit> | null;
  /** It names no rent but a budget: `max 8 mil`. */
  isCapped: boolean;
  /** It names a sum large enough to buy a home, without a period. */
  isPricedForSale: boolean;
};

const billTerms = termFinder({ electricity: TOPICS.electricity, water: TOPICS.water, bills: TOPICS.bills });

/** Lowest rent of a post with rooms and villas, as a share of the highest. */
const LEAST_SHARE_OF_UNIT = 0.12;
/** Lowest price to buy a home, in rupiahs. A rent as high states its period. */
const LEAST_TO_BUY = 1_000_000_000;

function candidatesOf(
  sum: AskedAmount,
  concluded: { period: RentalPeriod; doubt: string | null } | null,
  region: Region,
): RentCandidate[] {
  const period = sum.stated?.period ?? concluded?.period;
  if (period === undefined) return [];
  const count = sum.stated?.count ?? 1;
  return sum.amount.values.map((value) => {
    const rent = { amount: Math.round(value / count), currency: sum.amount.currency, period };
    const doubt =
      sum.amount.doubt ??
      concluded?.doubt ??
      (count > 1
        ? `asked for ${count} ${period}s at once`
        : isPlausible(rent, region)
          ? null
          : "no usual rent");
    return { sum, rent, doubt };
  });
}

/** A total without any other rent gives the monthly rent of a stay of so many months. */
function withOnlyTotals(rents: readonly RentCandidate[], totals: readonly Total[]): RentCandidate[] {
  return rents.map((candidate) => {
    const total = totals.find((other) => other.isOnly && other.candidate === candidate);
    return total
      ? { ...candidate, rent: { ...candidate.rent, fromMonths: total.months }, doubt: null }
      : candidate;
  });
}

/** Doubts a sum much lower than another for the same period, unless the text names it as the rent. */
function withoutOutliers(rents: readonly RentCandidate[]): RentCandidate[] {
  const isOutlier = ({ sum, rent }: RentCandidate) =>
    sum.role === "unknown" &&
    rents.some(
      (other) => other.rent.period === rent.period && perDay(rent) < perDay(other.rent) * LEAST_SHARE_OF_UNIT,
    );
  return rents.map((candidate) =>
    candidate.doubt === null && isOutlier(candidate)
      ? { ...candidate, doubt: "much lower than another rent" }
      : candidate,
  );
}

function depositOf(advert: RegionText, asked: readonly AskedAmount[]): Fact<Deposit> | null {
  const deposit = asked.find(({ role }) => role === "deposit");
  const amount = deposit?.amount.values[0];
  if (!deposit || amount === undefined) return null;
  const { currency, doubt } = deposit.amount;
  return factAt(advert, { amount, currency }, [deposit.amount], doubt);
}

/** Whether a sum is the limit of a budget, `max 8 mil`; not of a charge, `electricity up to 500k`. */
function isBudgetLimit(
  tokens: readonly MoneyToken[],
  { index, amount, stated }: AskedAmount,
  region: Region,
): boolean {
  const sentence = afterLast(tokens.slice(0, index), (token) => isSign(token, "line", "stop"));
  const clause = afterLast(sentence, (token) => isSign(token, "comma"));
  const isChargeLimit =
    sentence.some((token) => isTerm(token, "utility", "charge", "deposit", "discount", "sale")) ||
    clause.some((token) => isTerm(token, "facility"));
  const [value = 0] = amount.values;
  const rent = { amount: value, currency: amount.currency, period: stated?.period ?? "month" };
  return isTerm(tokens[index - 1], "cap") && !isChargeLimit && isPlausible(rent, region);
}

/** Whether words show that `M` stands for millions, not metres: `price 22M`, `22M + electricity`. */
function isNamedRent({ text, tokens }: MoneyText, { index, role }: AskedAmount): boolean {
  const [plus, added] = tokens.slice(index + 1, index + 3);
  const isPlus = plus !== undefined && text.charAt(plus.start) === "+";
  return role === "price" || (isPlus && added !== undefined && billTerms.findAt(text, added.start) !== null);
}

const TOKENS_TO_NEXT_SUM = 5;
/** Before a distance: `beach 20m`. */
const AT_PLACE = pattern("u")`{distance.place}[ :=~-]{0,4}$`;
const CHARACTERS_OF_PLACE = 24;

/** Whether a sum stands in a list before a rent, so that `M` is no metre: `single 5.2m, double 7m per month`. */
function isListed(money: MoneyText, asked: readonly AskedAmount[], nth: number): boolean {
  const [sum, next] = asked.slice(nth, nth + 2);
  if (!sum || next?.amount.evidence !== "none" || next.index - sum.index > TOKENS_TO_NEXT_SUM) return false;
  const isItem = isSign(money.tokens[sum.index + 1], "comma", "join");
  const isDistance = AT_PLACE.test(textBefore(money.text, sum.amount.start, CHARACTERS_OF_PLACE));
  return isItem && !isDistance && (next.stated !== null || isListed(money, asked, nth + 1));
}

export function readPrices(advert: RegionText): Prices {
  const { region } = advert;
  const { money, asked, taken } = askedAmounts(advert);
  const concluded = periodFinder(money, asked, taken);
  const candidates = asked.flatMap((sum, nth) => {
    const isTold =
      sum.stated !== null ||
      sum.amount.evidence !== "none" ||
      isNamedRent(money, sum) ||
      isListed(money, asked, nth);
    return isTold ? candidatesOf(sum, sum.stated ? null : concluded(sum), region) : [];
  });
  const read = withoutOutliers(candidates.filter(({ sum }) => mayBeRent(sum)));
  const totals = totalsOf(money, read);
  const fitting = withOnlyTotals(read, totals);
  const placesOf = ({ amount, stated }: AskedAmount) => [
    amount,
    ...(stated?.tokens.flatMap((index) => money.tokens[index] ?? []) ?? []),
  ];
  const byMonth = withStays(advert.text, asked, fitting, "month");
  const staying = withStays(advert.text, asked, byMonth, "year");
  return {
    rents: staying
      .toSorted((a, b) => byPublishing(a.rent, b.rent))
      .map(({ sum, rent, doubt, length }) =>
        factAt(advert, rent, [...placesOf(sum), ...(length ? [length] : [])], doubt),
      ),
    stayTotals: totals.map(({ candidate: { sum, rent }, months }) =>
      factAt(advert, { amount: sum.amount.values[0] ?? 0, currency: rent.currency, months }, placesOf(sum)),
    ),
    deposit: depositOf(advert, asked),
    isPricedForSale: asked.some(({ stated, amount: { values, currency, evidence } }) =>
      values.some(
        (amount) => stated === null && evidence !== "none" && inRupiahs({ amount, currency }) >= LEAST_TO_BUY,
      ),
    ),
    isCapped: fitting.length === 0 && asked.some((sum) => isBudgetLimit(money.tokens, sum, region)),
  };
}
