import type { Unstated } from "@/lib/filters/filters";
import { type HomeType, type Include, MIN_BEDROOMS, PRICE_RANGES } from "@/lib/filters/options";
import { namesIn } from "@/lib/filters/parse-as";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { HARD_TEXTS } from "../hard-texts";

/** Every combination of the closed options, each with different hard texts. */
export function everyQuery(): ListQuery[] {
  const queries: ListQuery[] = [];
  for (const price_range of [null, ...PRICE_RANGES])
    for (const min_bedrooms of [null, ...MIN_BEDROOMS])
      for (const dateRange of ["day", "week", "month"] as const)
        for (const sort of ["none", "pricePerMonthAsc", "pricePerMonthDesc"] as const)
          for (const page of [1, 2, 9_999]) {
            const number = queries.length;
            const location = HARD_TEXTS[number % HARD_TEXTS.length] ?? "";
            const keywords = HARD_TEXTS[(number * 7 + 3) % HARD_TEXTS.length] ?? "";
            const price_by = number % 2 === 0 ? "advert" : "month";
            const unstated: Unstated[] = [];
            if (price_range !== null && number % 3 === 0) unstated.push("price");
            if (min_bedrooms !== null && number % 5 === 0) unstated.push("bedrooms");
            const includes: Include[] = [
              ...(number % 2 ? (["wifi"] as const) : []),
              ...(number % 7 ? [] : (["pets"] as const)),
            ];
            const stay = number % 4 === 0 ? 1 : null;
            const available = number % 6 === 0 ? "2026-12-01" : null;
            if (stay !== null && number % 8 === 0) unstated.push("stay");
            const type: HomeType[] = number % 5 === 0 ? ["room", "villa"] : [];
            const own = {
              location: namesIn([location]).sort(),
              price_range,
              min_bedrooms,
              dateRange,
              sort,
              keywords,
            };
            const contact = number % 9 === 0 ? "0123456789ab" : "";
            const max_bedrooms = number % 3 === 0 && (min_bedrooms ?? 0) < 5 ? (5 as const) : null;
            const min_bathrooms = number % 9 === 0 ? (2 as const) : null;
            const price_min = number % 4 === 1 ? 500_000 : null;
            const price_max = number % 6 === 1 ? 12_500_000 : null;
            const photos = number % 8 === 3 ? (1 as const) : null;
            const reduced = number % 8 === 5 ? (1 as const) : null;
            const more = {
              ...DEFAULT_QUERY,
              type,
              contact,
              max_bedrooms,
              min_bathrooms,
              price_min,
              price_max,
              photos,
              reduced,
            };
            queries.push({ ...more, ...own, price_by, unstated, includes, stay, available, page });
          }
  return queries;
}
