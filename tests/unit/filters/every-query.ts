import { MIN_BEDROOMS, PRICE_RANGES } from "@/lib/filters/options";
import type { ListQuery } from "@/lib/filters/schema";
import { HARD_TEXTS } from "../hard-texts";

/** Every combination of the closed options, each with another of the difficult texts. */
export function everyQuery(): ListQuery[] {
  const queries: ListQuery[] = [];
  for (const price_range of [null, ...PRICE_RANGES])
    for (const min_bedrooms of [null, ...MIN_BEDROOMS])
      for (const dateRange of ["day", "week", "month"] as const)
        for (const sort of ["none", "pricePerMonthAsc", "pricePerMonthDesc"] as const)
          for (const page of [1, 2, 9_999]) {
            const location = HARD_TEXTS[queries.length % HARD_TEXTS.length] ?? "";
            const keywords = HARD_TEXTS[(queries.length * 7 + 3) % HARD_TEXTS.length] ?? "";
            queries.push({ location, price_range, min_bedrooms, dateRange, sort, keywords, page });
          }
  return queries;
}
