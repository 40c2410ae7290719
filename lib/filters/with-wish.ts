import type { Filters } from "./filters";
import { canonicalQuery, type ListQuery, parseListQuery } from "./schema";

/** Keys that limit the same thing. */
const GROUPS: readonly (readonly string[])[] = [
  ["price_range", "price_by", "price_min", "price_max", "price_in"],
  ["min_bedrooms", "max_bedrooms"],
];

/** `includes` has to be met in all of its values, so those of a wish are added. */
const ADDED = "includes";

/** Whether a typed text has two words or a digit, such as "villa canggu" or "2br". A single word is a keyword or a place. */
export const mayBeSentence = (text: string): boolean => /\S\s+\S|\d/.test(text);

/** The filters of a typed sentence, a query string, replace others of the same kind (docs/behaviour.md, F33). */
export function withWish(filters: Filters, wish: string): ListQuery {
  const params = new URLSearchParams(canonicalQuery(filters));
  const wished = new URLSearchParams(wish);
  const items = [params, wished].flatMap((query) => query.get(ADDED) ?? []);
  for (const key of wished.keys())
    for (const other of GROUPS.find((group) => group.includes(key)) ?? []) params.delete(other);
  for (const [key, value] of wished) params.set(key, value);
  if (items.length > 0) params.set(ADDED, items.join());
  return parseListQuery(params);
}
