import { redirectToCanonical } from "@/lib/filters/canonical-redirect";

/** More columns do not fit on a screen or a printed page. */
export const MAX_COMPARED = 4;

export const MAX_SHARED = 30;

/** Addresses of homes side by side, and of a shared shortlist. */
export type HomesPath = "/compare" | "/shared";

/** The ids of `ids=1,2` or `ids=1&ids=2`: each once, at most 30 (docs/behaviour.md, Q1). */
export function parseHomeIds(value: string | readonly string[] | undefined): number[] {
  const parts = [value ?? []].flat().flatMap((list) => list.split(","));
  const numbers = parts
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
  return [...new Set(numbers.filter(Number.isSafeInteger))].slice(0, MAX_SHARED);
}

const homesQuery = (ids: readonly number[]): string => (ids.length === 0 ? "" : `ids=${ids.join(",")}`);

/** More homes than fit side by side are a shortlist. */
export function homesHref(path: HomesPath, ids: readonly number[]): string {
  const query = homesQuery(ids.slice(0, MAX_SHARED));
  const place = ids.length > MAX_COMPARED ? "/shared" : path;
  return query === "" ? place : `${place}?${query}`;
}

/** The redirect target for a query of these paths; null if it is canonical. */
export function homesRedirect(path: HomesPath, search: URLSearchParams): string | null {
  const ids = parseHomeIds(search.getAll("ids"));
  if (path === "/compare" && ids.length > MAX_COMPARED) return homesHref(path, ids);
  return redirectToCanonical(path, homesQuery(ids), search, (key) => key === "ids");
}
