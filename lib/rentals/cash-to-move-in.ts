import { certainValue } from "@/lib/facts/fact";
import { NO_TERMS, type Terms } from "@/lib/facts/rental-facts";
import { isWanted } from "@/lib/facts/statements";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { plausiblePrice } from "@/lib/money/monthly-price";
import type { Rental } from "./rental";
import { rentalStatements } from "./rental-statements";

/** A sum to pay when moving in: "first month", "deposit". */
type CashPart = { what: string; amount: number; currency: string };

/** What an advert states of the cash that it takes to move in. */
export type CashToMoveIn = {
  /** At least one. */
  parts: readonly CashPart[];
  /** A deposit without a sum, as the advert words it: “half a month”; null if there is none. */
  depositInWords: string | null;
  hasNoDeposit: boolean;
  /** What would have to be known for the whole sum: "deposit", "payment in advance". */
  unstated: readonly string[];
};

/** Most that a total for several months may differ from the months' rent, which was divided and rounded: half a unit a month. */
const ROUNDING = 0.5;

const monthsWords = (months: number): string =>
  months === 1 ? "first month" : `${months} months in advance`;

/** What is taken to state terms of payment: the word of the site's owner, then the text of an offer. */
export function certainSources(facts: Rental["facts"]): Terms[] {
  const { owner = null, advert = NO_TERMS } = facts ?? {};
  return [...(owner ? [owner] : []), ...(isWanted(advert) ? [] : [advert])];
}

type Source = { sources: readonly Terms[]; isPaidInParts: boolean };

/** The first rent to pay; or what is not stated of it. */
function firstRent(
  rental: Rental,
  { sources, isPaidInParts }: Source,
  rates: ExchangeRates,
): { parts: CashPart[]; unstated: string[] } {
  const { price_amount: amount, rental_period: period } = rental;
  const currency = rental.price_currency ?? BASE_CURRENCY;
  const part = (what: string, sum: number) => ({ parts: [{ what, amount: sum, currency }], unstated: [] });
  const isMonthly = period === "month";
  if (amount === null || plausiblePrice(rental, rates) === null) return { parts: [], unstated: ["rent"] };
  if (!isMonthly && period !== "year") return { parts: [], unstated: ["rent for a month"] };
  const perMonth = isMonthly ? amount : amount / 12;
  const totals = sources
    .flatMap(({ stayTotals }) => stayTotals.flatMap((total) => certainValue(total) ?? []))
    .filter((total) => total.currency === currency);
  const [ahead = null] = sources.flatMap(({ monthsAhead }) => certainValue(monthsAhead) ?? []);
  if (ahead !== null) {
    const total = totals.find(({ months }) => months === ahead);
    return part(monthsWords(ahead), total?.amount ?? perMonth * ahead);
  }
  // A rent that was divided from a total is asked for all its months at once.
  const whole = totals.find(
    ({ months, amount }) => Math.abs(months * perMonth - amount) <= months * ROUNDING,
  );
  if (whole) return part(monthsWords(whole.months), whole.amount);
  if (isMonthly) return { ...part(monthsWords(1), amount), unstated: ["payment in advance"] };
  return isPaidInParts
    ? { parts: [], unstated: ["first part of the year’s rent"] }
    : part("a year’s rent", amount);
}

/** The deposit, or that it is not stated, or only in words. */
function depositOf(
  rental: Rental,
  sources: readonly Terms[],
): Omit<CashToMoveIn, "parts"> & { parts: CashPart[] } {
  const nothing = { parts: [], depositInWords: null, hasNoDeposit: false, unstated: [] };
  const stated = rentalStatements(rental).find(({ item }) => item === "deposit");
  if (stated === undefined || stated.says === "unstated") return { ...nothing, unstated: ["deposit"] };
  if (stated.says === "no") return { ...nothing, hasNoDeposit: true };
  const [first] = sources.filter(({ deposit, depositInWords }) => deposit?.doubt === null || depositInWords);
  const sum = certainValue(first?.deposit);
  if (sum !== null) return { ...nothing, parts: [{ what: "deposit", ...sum }] };
  return stated.value === null
    ? { ...nothing, unstated: ["sum of the deposit"] }
    : { ...nothing, depositInWords: stated.value };
}

/**
 * The cash that it takes to move in, by what the advert states for certain (docs/behaviour.md, M11): the first rent, for as many
 * months as are paid in advance, and the deposit. Null if neither is a stated sum, and for a post of several homes.
 */
export function cashToMoveIn(rental: Rental, rates: ExchangeRates): CashToMoveIn | null {
  const { facts } = rental;
  if (facts && facts.units.length > 0) return null;
  const sources = certainSources(facts);
  const rent = firstRent(rental, { sources, isPaidInParts: facts?.isPaidInParts ?? false }, rates);
  const deposit = depositOf(rental, sources);
  const parts = [...rent.parts, ...deposit.parts];
  if (parts.length === 0) return null;
  return { ...deposit, parts, unstated: [...rent.unstated, ...deposit.unstated] };
}
