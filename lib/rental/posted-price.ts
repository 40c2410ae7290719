import type { Language } from "@/lib/language/translator";
import { formatPrice } from "@/lib/money/format-price";
import type { LiveRental } from "./rental";

type Priced = Pick<LiveRental, "price_amount" | "price_currency" | "rental_period" | "hasPlaceholderPrice">;

/** "Rp 9,000,000 / week", with a note if it is a placeholder; null without a price. */
export function postedPrice(
  { price_amount, price_currency, rental_period, hasPlaceholderPrice }: Priced,
  language: Language,
): string | null {
  const price = formatPrice(price_amount, price_currency, rental_period, language);
  return price !== null && hasPlaceholderPrice ? language.t("facts.priceToAsk", { price }) : price;
}
