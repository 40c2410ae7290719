import { certainSources } from "@/lib/facts/certain-sources";
import { certainValue } from "@/lib/facts/fact";
import type { Terms } from "@/lib/facts/rental-facts";
import type { Language, Translator } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { plausibleRent } from "./rent";
import type { Rental } from "./rental";
import { rentalStatements } from "./rental-statements";

/** A sum to pay when moving in. `what`: "first month", "deposit". */
type CashPart = { what: string; amount: number; currency: string };

export type CashToMoveIn = {
  parts: readonly CashPart[];
  /** A deposit without a sum, in the advert's words: “half a month”. */
  depositInWords: string | null;
  hasNoDeposit: boolean;
  /** What would have to be known for the whole sum: "deposit", "payment in advance". */
  unstated: readonly string[];
};

/** Largest difference by rounding, per month, between a total and a monthly rent divided from it. */
const ROUNDING = 0.5;

const monthsWords = (months: number, t: Translator): string =>
  months === 1 ? t("payment.firstMonth") : t("payment.monthsAhead", { count: months });

function firstRent(
  rental: Rental,
  sources: readonly Terms[],
  rates: ExchangeRates,
  t: Translator,
): { parts: CashPart[]; unstated: string[] } {
  const rent = plausibleRent(rental.rent, rates);
  const unstated = (what: string) => ({ parts: [], unstated: [what] });
  if (rent === null) return unstated(t("payment.unstated.rent"));
  const { amount, currency, period } = rent;
  const part = (what: string, sum: number) => ({ parts: [{ what, amount: sum, currency }], unstated: [] });
  const isMonthly = period === "month";
  if (!isMonthly && period !== "year") return unstated(t("payment.unstated.monthlyRent"));
  const perMonth = isMonthly ? amount : amount / 12;
  const totals = sources
    .flatMap(({ stayTotals }) => stayTotals.flatMap((total) => certainValue(total) ?? []))
    .filter((total) => total.currency === currency);
  const [ahead = null] = sources.flatMap(({ monthsAhead }) => certainValue(monthsAhead) ?? []);
  if (ahead !== null) {
    const total = totals.find(({ months }) => months === ahead);
    return part(monthsWords(ahead, t), total?.amount ?? perMonth * ahead);
  }
  // A rent that was divided from a total is asked for all its months at once.
  const whole = totals.find(
    ({ months, amount }) => Math.abs(months * perMonth - amount) <= months * ROUNDING,
  );
  if (whole) return part(monthsWords(whole.months, t), whole.amount);
  if (isMonthly) return { ...part(monthsWords(1, t), amount), unstated: [t("payment.unstated.ahead")] };
  return rental.facts?.isPaidInParts
    ? unstated(t("payment.unstated.firstPart"))
    : part(t("payment.firstYear"), amount);
}

function depositOf(
  rental: Rental,
  sources: readonly Terms[],
  language: Language,
): Omit<CashToMoveIn, "parts"> & { parts: CashPart[] } {
  const { t } = language;
  const nothing = { parts: [], depositInWords: null, hasNoDeposit: false, unstated: [] };
  const stated = rentalStatements(rental, language).find(({ item }) => item === "deposit");
  if (stated === undefined || stated.says === "unstated")
    return { ...nothing, unstated: [t("payment.unstated.deposit")] };
  if (stated.says === "no") return { ...nothing, hasNoDeposit: true };
  const [first] = sources.filter(({ deposit, depositInWords }) => deposit?.doubt === null || depositInWords);
  const sum = certainValue(first?.deposit);
  if (sum !== null) return { ...nothing, parts: [{ what: t("payment.deposit"), ...sum }] };
  return stated.value === null
    ? { ...nothing, unstated: [t("payment.unstated.depositSum")] }
    : { ...nothing, depositInWords: stated.value };
}

/** First rent and deposit, as stated for certain (docs/behaviour.md, M11). Null without a sum, and for several homes. */
export function cashToMoveIn(rental: Rental, rates: ExchangeRates, language: Language): CashToMoveIn | null {
  const { facts } = rental;
  if (facts && facts.units.length > 0) return null;
  const sources = certainSources(facts);
  const rent = firstRent(rental, sources, rates, language.t);
  const deposit = depositOf(rental, sources, language);
  const parts = [...rent.parts, ...deposit.parts];
  if (parts.length === 0) return null;
  return { ...deposit, parts, unstated: [...rent.unstated, ...deposit.unstated] };
}
