import { certainValue } from "@/lib/facts/fact";
import { NO_TERMS, type StatedRent, type Terms } from "@/lib/facts/rental-facts";
import type { Language } from "@/lib/language/translator";
import { compactAmount } from "@/lib/money/format-price";
import { isSameRent } from "@/lib/money/period";
import type { Rental } from "@/lib/rental/rental";

type StayTotal = Terms["stayTotals"][number]["value"];

/** "from 12 months: Rp 7.8M / month". A yearly rent is for twelve months. */
export const stayWords = (
  { amount, currency, period, fromMonths = 12 }: StatedRent,
  language: Language,
): string =>
  language.t("facts.stayRent", {
    count: fromMonths,
    rent: language.t(`money.per.${period}`, { price: compactAmount(amount, currency, language) }),
  });

/** "for 6 months: Rp 126M" */
const totalWords = ({ amount, currency, months }: StayTotal, language: Language): string =>
  language.t("facts.stayTotal", { count: months, sum: compactAmount(amount, currency, language) });

/** Shortest stay first (docs/behaviour.md, M9). Empty if the price is not the first stated rent, or the only one. */
export function rentsByStay({ facts, rent }: Pick<Rental, "facts" | "rent">, language: Language): string[] {
  const { rents, stayTotals } = facts?.advert ?? NO_TERMS;
  const [lead, ...others] = rents.flatMap((rent) => certainValue(rent) ?? []);
  if (!lead || !isSameRent(rent, lead) || (lead.period !== "month" && lead.period !== "year")) return [];
  const longer = others.filter(({ period, fromMonths }) => period === "year" || fromMonths !== undefined);
  const totals = stayTotals.map(({ value }) => ({
    months: value.months,
    words: totalWords(value, language),
  }));
  const isWorthListing = lead.period === "month" || lead.fromMonths !== undefined || totals.length > 0;
  if (!isWorthListing || longer.length + totals.length === 0) return [];
  const listed = lead.fromMonths === undefined && lead.period === "month" ? longer : [lead, ...longer];
  const rentLines = listed.map((stated) => ({
    months: stated.fromMonths ?? 12,
    words: stayWords(stated, language),
  }));
  return [...rentLines, ...totals].toSorted((a, b) => a.months - b.months).map(({ words }) => words);
}
