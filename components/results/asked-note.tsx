import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { inAreas, MAX_AREAS } from "@/lib/filters/areas";
import type { ListQuery } from "@/lib/filters/schema";
import { areasLabel, placesLabel } from "@/lib/places/place-label";
import type { NearbyArea } from "@/lib/search/nearby-areas";

type Props = {
  query: ListQuery;
  /** Names of the query that no place has. */
  unknown: readonly string[];
  nearby: readonly NearbyArea[];
};

/** What an address asks for that the list does not do as asked (docs/behaviour.md, F20, F21, F27, F28). */
export function AskedNote({ query, unknown, nearby }: Props) {
  const t = useTranslations();
  const added = nearby.slice(0, MAX_AREAS - query.location.length);
  const count = added.reduce((sum, area) => sum + area.count, 0);
  const names = added.map(({ name }) => name);
  if (unknown.length === 0 && !query.more_areas && !query.swapped && added.length === 0) return null;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-6 text-ink-soft text-sm">
      {unknown.length > 0 ? <p>{t("listNotes.asked.unknown", { names: areasLabel(unknown, t) })}</p> : null}
      {query.more_areas ? <p>{t("listNotes.asked.onlyFirst", { count: MAX_AREAS })}</p> : null}
      {query.swapped ? <p>{t("listNotes.asked.swapped")}</p> : null}
      {added.length > 0 ? (
        <FilterLink change={inAreas([...query.location, ...names])} className="note-link">
          {t("listNotes.asked.nearby", { names: placesLabel(names, t), count })}
        </FilterLink>
      ) : null}
    </div>
  );
}
