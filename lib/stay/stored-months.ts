/**
 * The months of a stay in the form in which it is stored, 1 to 12; null if they are not said. Apart from the filter of that name,
 * because a rental's page loads no filters.
 */
export function storedMonths(text: string | null): number | null {
  const months = new URLSearchParams(text ?? "").get("months") ?? "";
  return /^(?:[1-9]|1[0-2])$/.test(months) ? Number(months) : null;
}
