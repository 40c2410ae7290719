"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Select } from "@/components/ui/select";
import { CURRENCY_SYMBOLS, DISPLAY_CURRENCIES, isDisplayCurrency } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { usePriceDisplay } from "./rates.client";

export function CurrencySwitch() {
  const t = useTranslations();
  const id = useId();
  const { currency } = usePriceDisplay();
  const setDisplayCurrency = useRentalStore((state) => state.setDisplayCurrency);
  return (
    <div className="currency js-only">
      <label htmlFor={id}>{t("money.currency")}</label>
      <Select
        id={id}
        value={currency}
        className="currency-select"
        onChange={({ target }) => isDisplayCurrency(target.value) && setDisplayCurrency(target.value)}
      >
        {DISPLAY_CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code} ({CURRENCY_SYMBOLS[code]})
          </option>
        ))}
      </Select>
    </div>
  );
}
