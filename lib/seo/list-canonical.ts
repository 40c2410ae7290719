import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";

/**
 * The list that search engines keep of a query (QUALITY B3, B12): its area, and its page while nothing else narrows
 * or orders the list. `area` is the name by which the area is known, null when the list is not of one.
 */
export function canonicalList(query: ListQuery, area: string | null): Partial<ListQuery> {
  const { location: _location, page, ...facets } = query;
  const { location: _anywhere, page: _first, ...defaults } = DEFAULT_QUERY;
  const isWhole = JSON.stringify(facets) === JSON.stringify(defaults);
  return { location: area ?? "", page: isWhole ? page : 1 };
}
