/** The months of a stored stay, 1 to 12. Not by `parseMyStay`, because a rental's page loads no filters. */
export function storedMonths(text: string | null): number | null {
  const months = new URLSearchParams(text ?? "").get("months") ?? "";
  return /^(?:[1-9]|1[0-2])$/.test(months) ? Number(months) : null;
}
