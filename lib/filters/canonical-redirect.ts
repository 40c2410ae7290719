/**
 * The redirect target for a query whose own keys are not in canonical form; null if they are (docs/behaviour.md, F2, Q1).
 * Keeps foreign keys (utm_source). Compares decoded queries, because a space or comma has two encodings.
 */
export function redirectToCanonical(
  path: string,
  canonical: string,
  search: URLSearchParams,
  isOurs: (key: string) => boolean,
): string | null {
  const entries = [...search];
  const own = new URLSearchParams(entries.filter(([key]) => isOurs(key)));
  if (own.toString() === new URLSearchParams(canonical).toString()) return null;
  const others = new URLSearchParams(entries.filter(([key]) => !isOurs(key)));
  const query = [canonical, others.toString()].filter((part) => part !== "").join("&");
  return query === "" ? path : `${path}?${query}`;
}
