"use client";

import { useLanguage } from "@/components/language/use-language";
import { BASE_CURRENCY, convert } from "@/lib/money/currency";
import { compactAmount } from "@/lib/money/format-price";
import { usePriceDisplay } from "./rates.client";

/** "Rp 25M", "$1,562". In rupiah if the rate is unknown. */
export function RentAmount({ rupiah }: { rupiah: number }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  const converted = convert(rupiah, BASE_CURRENCY, currency, rates);
  return converted === null
    ? compactAmount(rupiah, BASE_CURRENCY, language)
    : compactAmount(converted, currency, language);
}
