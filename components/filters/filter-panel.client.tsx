"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { filterParsers } from "@/lib/filters/filters";
import { showLabel } from "@/lib/rental/list-messages";
import { Field, FilterBoxes, FilterSelect } from "./filter-field";
import { MyStayFields } from "./my-stay.client";
import { PriceBoundsFilter } from "./price-bounds.client";

/** An incompletely typed date changes nothing. */
function AvailableFilter() {
  const t = useTranslations();
  const { filters, setFilters } = useHomeState();
  const ref = useRef<HTMLInputElement>(null);
  const { available } = filters;

  // Uncontrolled, because a controlled input would reset an incompletely typed date.
  useEffect(() => {
    if (ref.current) ref.current.value = available ?? "";
  }, [available]);

  const changeDay = ({ currentTarget: { value, validity } }: React.SyntheticEvent<HTMLInputElement>) => {
    const day = filterParsers.available.parse(value);
    // The value is also empty while a part of the date is missing.
    if (validity.badInput || day === available) return;
    if (day !== null || value === "") setFilters({ available: day });
  };

  return (
    <Field label={t("filters.name.available")} htmlFor="available">
      <input
        ref={ref}
        id="available"
        type="date"
        name="available"
        defaultValue={available ?? ""}
        onChange={changeDay}
        // Deleting the last part changes only the validity, which fires no change event.
        onKeyUp={changeDay}
        onBlur={changeDay}
        className="control"
      />
    </Field>
  );
}

/** Advertised or per month: many adverts state the price of a night or a week. */
function PriceByMonth() {
  const t = useTranslations();
  const { filters, setFilters } = useHomeState();
  return (
    <label>
      <input
        type="checkbox"
        name="price_by"
        value="month"
        checked={filters.price_by === "month"}
        onChange={({ target }) => setFilters({ price_by: target.checked ? "month" : "advert" })}
      />
      {t("filters.byMonth")}
    </label>
  );
}

type GroupProps = {
  name: "home" | "mustHave" | "stay" | "rent";
  className?: string;
  children: React.ReactNode;
};

function Group({ name, className, children }: GroupProps) {
  const t = useTranslations();
  return (
    <fieldset className={className}>
      <legend>{t(`filters.group.${name}`)}</legend>
      {children}
    </fieldset>
  );
}

/** The filters that fewer people ask for, by what they are about, and the way to the list. */
export function FilterPanel({ onShow }: { onShow: () => void }) {
  const { locale, t } = useLanguage();
  const { status, list, isPending } = useHomeState();
  return (
    <div className="filter-panel">
      <Group name="stay">
        <AvailableFilter />
        <FilterSelect of="stay" />
        <MyStayFields />
      </Group>
      <Group name="mustHave" className="of-boxes">
        <FilterBoxes of="includes" />
      </Group>
      <Group name="home" className="of-boxes">
        <FilterSelect of="max_bedrooms" />
        <FilterSelect of="min_bathrooms" />
        <FilterBoxes of="type" />
        <FilterBoxes of="photos" />
      </Group>
      <Group name="rent">
        <PriceBoundsFilter />
        <PriceByMonth />
        <FilterBoxes of="monthly" />
        <FilterBoxes of="reduced" />
      </Group>
      <div className="filter-end">
        <button type="button" onClick={onShow} className="filter-submit">
          {isPending
            ? t("list.loading")
            : showLabel(status.count, list?.total ?? status.count, { locale, t })}
        </button>
      </div>
    </div>
  );
}
