import type { Language } from "@/lib/language/translator";
import { convert, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import { compactAmount } from "@/lib/money/format-price";
import type { StayTerms } from "./stay-terms";

/**
 * The sum that the advert states for exactly these months, else the rent for stays of this length. Null if it states a sum for
 * fewer months only: the rent after them is anybody's guess.
 */
function totalFor(months: number, { rents, totals }: StayTerms): number | null {
  const sum = totals.find((total) => total.months === months);
  if (sum !== undefined) return sum.amount;
  if (totals.some((total) => total.months < months)) return null;
  const [rent] = rents.filter(({ from }) => from <= months).toSorted((a, b) => b.from - a.from);
  return rent === undefined ? null : rent.amount * months;
}

/** What the terms mean for a visitor's stay (docs/behaviour.md, M12): "For your 3 months: Rp 75M, plus deposit". */
export function stayCost(
  months: number,
  terms: StayTerms,
  display: DisplayCurrency,
  rates: ExchangeRates,
  language: Language,
): string | null {
  const { t } = language;
  const { minimum, ahead, currency, hasDeposit } = terms;
  if (minimum !== null && minimum > months) return t("cash.belowMinimum", { minimum, months });
  if (ahead !== null && ahead > months) return t("cash.paidAhead", { ahead, months });
  const total = totalFor(months, terms);
  if (total === null) return null;
  const shown = convert(total, currency, display, rates);
  const amount =
    shown === null ? compactAmount(total, currency, language) : compactAmount(shown, display, language);
  return t(hasDeposit ? "cash.costPlusDeposit" : "cash.cost", {
    months: t("stay.months", { count: months }),
    amount,
  });
}
