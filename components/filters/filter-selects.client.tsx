"use client";

import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, type FilterKey } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { SelectFilter } from "./select-filter.client";

type Props = { of: Exclude<FilterKey, "location">; isBeside?: boolean };

export function FilterSelect({ of: filterKey, isBeside }: Props) {
  const language = useLanguage();
  const { filters, setFilters, list } = useHomeState();
  const { options } = FILTERS[filterKey];
  return (
    <SelectFilter
      label={language.t(`filters.name.${filterKey}`)}
      name={filterKey}
      value={options.find(({ isChosen }) => isChosen(filters))?.value ?? ""}
      options={options.map(({ value, label }) => ({ value, label: label(language) }))}
      counts={list?.counts[filterKey] ?? null}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) setFilters(chosen.choose(filters));
      }}
      isBeside={isBeside}
    />
  );
}

/** Advertised or per month: many adverts state the price of a night or a week. */
export function PriceFilter() {
  const t = useTranslations();
  const { filters, setFilters } = useHomeState();
  return (
    <div className="relative">
      <FilterSelect of="price_range" />
      <label className="price-by">
        <input
          type="checkbox"
          name="price_by"
          value="month"
          checked={filters.price_by === "month"}
          onChange={({ target }) => setFilters({ price_by: target.checked ? "month" : "advert" })}
        />
        <span>
          {t.rich("filters.byMonth", { hidden: (words) => <span className="sr-only">{words}</span> })}
        </span>
      </label>
    </div>
  );
}

function ExactBedrooms() {
  const { locale, t } = useLanguage();
  const { filters, list } = useHomeState();
  const { min_bedrooms: minimum, max_bedrooms: maximum } = filters;
  if (minimum === null) return null;
  const isExact = minimum === maximum;
  const count = list?.counts.max_bedrooms?.[minimum];
  return (
    <FilterLink
      change={{ max_bedrooms: isExact ? null : minimum }}
      className="inline-flex items-center font-medium text-leaf text-sm underline underline-offset-4 max-md:min-h-11 md:absolute md:-top-1.5 md:right-0 md:h-6 md:text-xs"
    >
      {t(isExact ? "filters.orMore" : "filters.exactly", { count: minimum })}
      {isExact || count === undefined ? null : ` (${groupDigits(count, locale)})`}
    </FilterLink>
  );
}

export function FilterSelects() {
  return (
    <>
      <PriceFilter />
      <div className="relative">
        <FilterSelect of="min_bedrooms" />
        <ExactBedrooms />
      </div>
      <FilterSelect of="dateRange" />
      <FilterSelect of="sort" />
    </>
  );
}
