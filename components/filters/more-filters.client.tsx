import { useTranslations } from "next-intl";
import { FILTERS } from "@/lib/filters/filters";
import { moreFilters } from "@/lib/filters/more-filters";
import { FilterBoxes } from "./filter-boxes.client";
import { FilterSelect } from "./filter-selects.client";
import { PriceBoundsFilter } from "./price-bounds.client";

type MoreKey = keyof typeof moreFilters;

const moreKeys = Object.keys(moreFilters).filter((key): key is MoreKey => key in moreFilters);

/** Both bounds of the rent share one control. */
function MoreFilter({ of: filterKey }: { of: MoreKey }) {
  const t = useTranslations();
  const { isSet, options } = FILTERS[filterKey];
  if (filterKey === "price_min") return <PriceBoundsFilter />;
  if (options.length === 0) return null;
  if (options.length === 1) return <FilterBoxes of={filterKey} />;
  if (!isSet) return <FilterSelect of={filterKey} isBeside />;
  return (
    <fieldset>
      <legend>{t(`filters.name.${filterKey}`)}</legend>
      <FilterBoxes of={filterKey} />
    </fieldset>
  );
}

export function MoreFilters({ openItems }: { openItems: number }) {
  return (
    <>
      <FilterBoxes of="includes" options={FILTERS.includes.options.slice(openItems)} />
      {moreKeys.map((key) => (
        <MoreFilter key={key} of={key} />
      ))}
    </>
  );
}
