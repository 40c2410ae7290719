import type { Language } from "@/lib/language/translator";
import { convert, type ExchangeRates } from "./currency";
import { formatAmount } from "./format-price";
import { type Priced, plausiblePrice } from "./monthly-price";

/** "≈ $1,562 / month" in the second currency of the site, if the rent is plausible and in another one (docs/behaviour.md, T8). */
export function secondPrice(
  priced: Priced,
  rates: ExchangeRates,
  second: string | undefined,
  { locale, t }: Language,
): string | null {
  const monthly = plausiblePrice(priced, rates);
  if (second === undefined || monthly === null || monthly.currency === second) return null;
  const converted = convert(monthly.perMonth, monthly.currency, second, rates);
  if (converted === null) return null;
  return `≈ ${t("money.per.month", { price: formatAmount(converted, second, locale) })}`;
}
