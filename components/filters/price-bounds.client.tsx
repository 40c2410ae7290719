"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { areSwapped, type PriceBounds, settledPrices } from "@/lib/filters/price-bounds";
import type { Locale } from "@/lib/language/locales";
import { parseAmount } from "@/lib/money/amount";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { Field } from "./filter-field";

const shownAmount = (amount: number | null, locale: Locale) =>
  amount === null ? "" : groupDigits(amount, locale);

type FieldProps = {
  name: "price_min" | "price_max";
  label: string;
  amount: number | null;
  /** On leaving the field and on Enter. Returns the amount to show, undefined if the text is none. */
  onEnter: (text: string) => number | null | undefined;
};

function AmountField({ name, label, amount, onEnter }: FieldProps) {
  const locale = useLocale();
  const ref = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);

  // Uncontrolled, because a text that is no amount yet has to stay while it is typed.
  useEffect(() => {
    if (ref.current) ref.current.value = shownAmount(amount, locale);
  }, [amount, locale]);

  const enter = ({ currentTarget: input }: React.SyntheticEvent<HTMLInputElement>) => {
    if (input.value === shownAmount(amount, locale)) return;
    const entered = onEnter(input.value);
    setInvalid(entered === undefined);
    if (entered !== undefined) input.value = shownAmount(entered, locale);
  };

  return (
    <Field label={label} htmlFor={name}>
      <input
        ref={ref}
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={shownAmount(amount, locale)}
        aria-invalid={isInvalid || undefined}
        onBlur={enter}
        onKeyDown={(event) => event.key === "Enter" && enter(event)}
        className="control"
      />
    </Field>
  );
}

/** The bounds are monthly rents, in the display currency or in the currency of the address. */
export function PriceBoundsFilter() {
  const t = useTranslations();
  const { filters, setFilters } = useHomeState();
  const display = useRentalStore((state) => state.displayCurrency);
  const [note, setNote] = useState("");
  const { price_min, price_max } = filters;
  const price_in = price_min === null && price_max === null ? display : filters.price_in;

  const enter = (name: FieldProps["name"], text: string) => {
    const amount = parseAmount(text, price_in);
    if (amount === null && text.trim() !== "") {
      setNote(t("filterFields.notAmount", { text, currency: price_in }));
      return undefined;
    }
    const entered: PriceBounds = { price_min, price_max, price_in, [name]: amount };
    const settled = settledPrices(entered);
    setNote(areSwapped(entered) ? t("filterFields.swapped") : "");
    if (settled.price_min !== price_min || settled.price_max !== price_max) setFilters(settled);
    return settled[name];
  };

  return (
    <fieldset className="rent-range">
      <legend>{t("filterFields.rangeIn", { currency: price_in })}</legend>
      <AmountField
        name="price_min"
        label={t("filterFields.from")}
        amount={price_min}
        onEnter={(text) => enter("price_min", text)}
      />
      <AmountField
        name="price_max"
        label={t("filterFields.to")}
        amount={price_max}
        onEnter={(text) => enter("price_max", text)}
      />
      {price_in === BASE_CURRENCY ? null : <input type="hidden" name="price_in" value={price_in} />}
      <output>{note}</output>
    </fieldset>
  );
}
