import type { VisitKind } from "@/lib/numbers/counted-visit";
import { countVisit } from "@/stores/count-visit";

/** Reports a visit of the list on screen. In a module of its own, so that it is in the late parts of the list alone. */
export function countSearch(kind: VisitKind): void {
  countVisit(kind, encodeURIComponent(location.pathname + location.search));
}
