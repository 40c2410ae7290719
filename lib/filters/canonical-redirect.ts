/**
 * Where a query redirects whose own keys are not written canonically; null when they are (docs/behaviour.md, F2, Q1). Foreign
 * keys (utm_source) stay and are no reason to redirect. Compared decoded, because a space or a comma has two encodings and
 * the framework or an app may use the other one. `canonical` is without "?".
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
