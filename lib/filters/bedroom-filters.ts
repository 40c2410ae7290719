import { parseAsNumberLiteral } from "nuqs/server";
import type { Language } from "@/lib/language/translator";
import { type Filter, singleValued } from "./filter-definition";
import { atLeastLabel, MAX_BEDROOMS, type MaxBedrooms, MIN_BEDROOMS, type MinBedrooms } from "./options";

// Minimum and maximum, which are one filter where they are equal: "Exactly 2 bedrooms" (docs/behaviour.md, F5, F20).

export const parseAsMinBedrooms = parseAsNumberLiteral(MIN_BEDROOMS);
export const parseAsMaxBedrooms = parseAsNumberLiteral(MAX_BEDROOMS);

type Bedrooms = { min_bedrooms: MinBedrooms | null; max_bedrooms: MaxBedrooms | null };

const ANY: Bedrooms = { min_bedrooms: null, max_bedrooms: null };
const single = singleValued(ANY);

/** "Up to 2", "Studio", "Any". */
function maxBedroomsLabel(count: MaxBedrooms | null, { t }: Language): string {
  if (count === null) return t("filters.any");
  return count === 0 ? t("filters.studio") : t("filters.upTo", { count });
}

/** Swaps the bounds if the minimum is above the maximum. A studio is no minimum. */
export function orderedBedrooms({ min_bedrooms: min, max_bedrooms: max }: Bedrooms): Bedrooms {
  if (min === null || max === null || min <= max) return { min_bedrooms: min, max_bedrooms: max };
  return { min_bedrooms: MIN_BEDROOMS.find((count) => count === max) ?? null, max_bedrooms: min };
}

const isExact = ({ min_bedrooms: min, max_bedrooms: max }: Bedrooms) => min === max;

const minimum = single("min_bedrooms", {
  values: [null, ...MIN_BEDROOMS],
  label: atLeastLabel,
  chip: (count, { t }, chosen) =>
    t(`filters.${isExact(chosen) ? "exactBedrooms" : "bedrooms"}`, { count: count ?? 0 }),
  fact: "bedrooms",
  besides: (min, { max_bedrooms: max }) =>
    min !== null && max !== null && min > max ? { max_bedrooms: null } : {},
});

const maximum = single("max_bedrooms", {
  values: [null, ...MAX_BEDROOMS],
  label: maxBedroomsLabel,
  chip: (count, { t }) =>
    count === 0 ? t("filters.studio") : t("filters.upToBedrooms", { count: count ?? 0 }),
  fact: "bedrooms",
  besides: (max, { min_bedrooms: min }) =>
    min !== null && max !== null && min > max ? { min_bedrooms: null } : {},
});

type Row<Key extends keyof Bedrooms> = Filter<Bedrooms, Key, "bedrooms">;

export const minBedroomsFilter: Row<"min_bedrooms"> = {
  ...minimum,
  active: (chosen) =>
    minimum.active(chosen).map((filter) => ({ ...filter, change: isExact(chosen) ? ANY : filter.change })),
};

export const maxBedroomsFilter: Row<"max_bedrooms"> = {
  ...maximum,
  active: (chosen) => (isExact(chosen) ? [] : maximum.active(chosen)),
};
