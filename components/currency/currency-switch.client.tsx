"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Select } from "@/components/ui/select";
import { DISPLAY_CURRENCIES, hasRates, isDisplayCurrency } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { usePriceDisplay } from "./rates.client";

/** Disabled without exchange rates; shows the reason when pressed or focused. */
export function CurrencySwitch() {
  const t = useTranslations();
  const id = useId();
  const { currency, rates } = usePriceDisplay();
  const setDisplayCurrency = useRentalStore((state) => state.setDisplayCurrency);
  const disabled = !hasRates(rates);
  return (
    <div
      className="currency js-only"
      title={disabled ? t("money.noRates") : undefined}
      tabIndex={disabled ? 0 : undefined}
    >
      <label htmlFor={id}>{t("money.currency")}</label>
      <Select
        id={id}
        value={currency}
        disabled={disabled}
        aria-describedby={disabled ? `${id}-reason` : undefined}
        className="currency-select"
        onChange={({ target }) => isDisplayCurrency(target.value) && setDisplayCurrency(target.value)}
      >
        {Object.entries(DISPLAY_CURRENCIES).map(([code, symbol]) => (
          <option key={code} value={code}>
            {code} ({symbol})
          </option>
        ))}
      </Select>
      {disabled ? (
        <span id={`${id}-reason`} className="currency-reason">
          {t("money.noRates")}
        </span>
      ) : null}
    </div>
  );
}
