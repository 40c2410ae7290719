import type { VisitKind } from "@/lib/numbers/counted-visit";

/**
 * The site counts the visit without anything of the visitor (docs/behaviour.md, V1), and obeys the Do Not Track that the
 * browser sends along. `address` is part of a query.
 */
export function countVisit(kind: VisitKind, address: string): void {
  navigator.sendBeacon?.(`/api/seen?${kind}=${address}`);
}
