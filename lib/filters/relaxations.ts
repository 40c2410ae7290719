import type { Language } from "@/lib/language/translator";
import { chosenFilters } from "./filter-rows";
import type { Filters } from "./filters";

/** What removing one filter would give. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

/**
 * The filters of an empty list without which there is something, at most three, those that find most first (docs/behaviour.md,
 * F14). Values of one filter that only narrow together are removed together. `countOf` counts matching rentals.
 */
export function relaxations(
  filters: Filters,
  countOf: (filters: Filters) => number,
  language: Language,
): Relaxation[] {
  const steps = new Map<string, Omit<Relaxation, "count">>();
  for (const { key, value, label, change, whole } of chosenFilters(filters)) {
    const id = whole ? key : `${key} ${value}`;
    const before = steps.get(id);
    const name = label(language);
    steps.set(id, { label: before ? `${before.label}, ${name}` : name, change: whole ?? change });
  }
  return [...steps.values()]
    .map((step) => ({ ...step, count: countOf({ ...filters, ...step.change }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
