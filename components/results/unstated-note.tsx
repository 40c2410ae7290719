import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/list-state/filter-link.client";
import type { Filters } from "@/lib/filters/filters";
import type { UnstatedCount } from "@/lib/search/option-counts";

type Props = { query: Filters; counts: readonly UnstatedCount[] };

/** Adverts that do not state the filtered fact, and links that leave them out or include them. */
export function UnstatedNote({ query, counts }: Props) {
  const t = useTranslations();
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t("unstated.name")} className="mb-3 flex flex-wrap gap-x-6 text-ink-soft text-sm">
      {counts.map(({ fact: key, count, isIncluded }) => {
        const fact = t(`unstated.fact.${key}`);
        const where = query.location.length === 0 ? "everywhere" : "areas";
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-2">
            {t(`unstated.${isIncluded ? "included" : "excluded"}`, { count, where, fact })}
            {key === "location" ? null : (
              <FilterLink
                change={{
                  unstated: isIncluded
                    ? query.unstated.filter((other) => other !== key)
                    : [...query.unstated, key],
                }}
                label={t(`unstated.${isIncluded ? "leaveOutThose" : "includeThose"}`, { fact })}
                className="note-link"
              >
                {t(`unstated.${isIncluded ? "leaveOut" : "include"}`)}
              </FilterLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
