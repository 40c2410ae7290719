import { FilterLink } from "@/components/filters/filter-link.client";
import type { Relaxation } from "@/lib/filters/relaxations";
import { DEFAULT_QUERY } from "@/lib/filters/schema";

const LINK =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium text-ink text-sm hover:border-ink";

/** The ways out of an empty result, as links with what they give. */
export function RelaxationLinks({ offered }: { offered: readonly Relaxation[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ key, label, count }) => (
        <li key={key}>
          <FilterLink change={{ [key]: DEFAULT_QUERY[key] }} className={LINK}>
            {label} <span className="text-ink-soft tabular-nums">({count})</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
