import type { Language } from "@/lib/language/translator";
import type { ExchangeRates } from "./currency";
import { compactAmount } from "./format-price";
import { type Priced, plausiblePrice } from "./monthly-price";

function isExactInShort(amount: number, currency: string, language: Language): boolean {
  const [down, up] = (["down", "up"] as const).map((rounding) =>
    compactAmount(amount, currency, language, rounding),
  );
  return down === up && Number.isInteger(Number(amount.toFixed(6)));
}

/** The calculation of a monthly rent, with "≈" if its figures are rounded, and advice (docs/behaviour.md, M8). */
export function rentSum(
  priced: Priced,
  { rates, isPaidInParts }: { rates: ExchangeRates; isPaidInParts: boolean },
  language: Language,
): string[] {
  const { t } = language;
  const { price_amount: posted, rental_period: period } = priced;
  const monthly = plausiblePrice(priced, rates);
  if (monthly === null || posted === null || period === "month") return [];
  if (period === null) return [t("detail.rentSum.noPeriod")];
  const { perMonth, currency } = monthly;
  const isExact = [perMonth, posted].every((amount) => isExactInShort(amount, currency, language));
  const figures = {
    month: compactAmount(perMonth, currency, language),
    sign: isExact ? "=" : "≈",
    rent: compactAmount(posted, currency, language),
  };
  const sum = t(`detail.rentSum.${period}`, figures);
  if (period === "year")
    return [isPaidInParts ? t("detail.rentSum.byTheYear", { sum }) : t("detail.rentSum.inAdvance", { sum })];
  return period === "week" ? [sum] : [sum, t("detail.rentSum.cheaperByMonth")];
}
