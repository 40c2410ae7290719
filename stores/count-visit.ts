import type { VisitKind } from "@/lib/numbers/counted-visit";

/**
 * Reports a visit to the site, which counts it without anything of the visitor (docs/behaviour.md, V1). The browser sends Do Not
 * Track with it, and the site obeys. `address` is part of a query.
 */
export function countVisit(kind: VisitKind, address: string): void {
  navigator.sendBeacon?.(`/api/seen?${kind}=${address}`);
}

/** Reports a visit of the list on screen. */
export function countSearch(kind: VisitKind): void {
  countVisit(kind, encodeURIComponent(location.pathname + location.search));
}
