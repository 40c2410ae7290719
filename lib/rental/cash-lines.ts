import type { Language } from "@/lib/language/translator";
import { convert, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import { formatAmount } from "@/lib/money/format-price";
import type { CashToMoveIn } from "./cash-to-move-in";

export type CashLines = {
  /** "Rp 20,000,000", "at least Rp 15,000,000", or the sums side by side where they cannot be added up. */
  total: string;
  /** The total in the display currency; null if that is its own, or a rate is unknown. */
  converted: string | null;
  /** "first month Rp 15,000,000 + deposit Rp 5,000,000", "first month Rp 15,000,000, no deposit" */
  sum: string;
  /** "Not stated: deposit, payment in advance"; null if nothing is missing. */
  unstated: string | null;
};

function totalIn({ parts }: CashToMoveIn, currency: string, rates: ExchangeRates): number | null {
  let total = 0;
  for (const part of parts) {
    const converted = convert(part.amount, part.currency, currency, rates);
    if (converted === null) return null;
    total += converted;
  }
  return total;
}

/** The cash to move in as words, in the advert's currency, or the display currency if the advert uses several. */
export function cashLines(
  cash: CashToMoveIn,
  display: DisplayCurrency,
  rates: ExchangeRates,
  language: Language,
): CashLines {
  const { locale, t } = language;
  const { parts, depositInWords, hasNoDeposit, unstated } = cash;
  const inDisplay = totalIn(cash, display, rates);
  const shown = inDisplay === null ? null : formatAmount(inDisplay, display, locale);
  const currencies = new Set(parts.map(({ currency }) => currency));
  const [own] = currencies;
  const inOwn = currencies.size === 1 && own !== undefined ? totalIn(cash, own, {}) : null;
  const total = inOwn === null ? shown : formatAmount(inOwn, own ?? null, locale);
  const amounts = parts.map(({ amount, currency }) => formatAmount(amount, currency, locale));
  const isWhole = unstated.length === 0 && depositInWords === null;
  const sums = parts.map(({ what }, index) => `${what} ${amounts[index]}`).join(" + ");
  const deposit = depositInWords ?? (hasNoDeposit ? t("cash.noDeposit") : null);
  const known = total ?? amounts.join(" + ");
  return {
    total: isWhole ? known : t("cash.atLeast", { sum: known }),
    converted: total === null || shown === total ? null : shown,
    sum: deposit === null ? sums : t("cash.withDeposit", { sums, deposit }),
    unstated: unstated.length === 0 ? null : t("cash.notStated", { what: unstated.join(", ") }),
  };
}

/** "at least Rp 15,000,000 ($883). Not stated: deposit" */
export function cashInOneLine(
  cash: CashToMoveIn,
  display: DisplayCurrency,
  rates: ExchangeRates,
  language: Language,
): string {
  const { total, converted, unstated } = cashLines(cash, display, rates, language);
  const sum = converted === null ? total : `${total} (${converted})`;
  return unstated === null ? sum : `${sum}. ${unstated}`;
}
