import type { Language } from "@/lib/language/translator";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { compactAmount, formatAmount, formatRent } from "@/lib/money/format-price";
import { isDoubtful, perMonthIn, type Rent } from "./rent";

export type RentLines = {
  /** What the advert asks, in its own currency. */
  posted: string;
  /** "{amount} / month" in the display currency; null if that is what the advert asks, or in doubt. */
  perMonth: string | null;
  doubt: string | null;
};

/** A month computed from a night suggests a precision that nobody will be asked for. */
const DIGITS_ABOUT = 3;

function perMonthLine(rent: Rent, display: string, rates: ExchangeRates, language: Language): string | null {
  const { locale, t } = language;
  const converted = perMonthIn(display, rent, rates);
  const [amount, currency] =
    converted === null ? [rent.price_per_month, rent.currency] : [converted, display];
  if (amount === null) return null;
  if (rent.period !== "night" && rent.period !== "day")
    return t("money.per.month", { price: formatAmount(amount, currency, locale) });
  const rounded = compactAmount(Number(amount.toPrecision(DIGITS_ABOUT)), currency, language);
  return t("money.about", { price: t("money.per.month", { price: rounded }) });
}

/** What the advert asks, then the month in the display currency, in its own without a rate (docs/behaviour.md, M4). */
export function rentLines(rent: Rent, display: string, rates: ExchangeRates, language: Language): RentLines {
  const posted = formatRent(rent, language);
  if (rent.price_per_month === null) return { posted, perMonth: null, doubt: language.t("money.toAsk") };
  if (isDoubtful(perMonthIn(BASE_CURRENCY, rent, rates)))
    return { posted, perMonth: null, doubt: language.t("money.doubtful") };
  const perMonth = perMonthLine(rent, display, rates, language);
  return { posted, perMonth: perMonth === posted ? null : perMonth, doubt: null };
}
