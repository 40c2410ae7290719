import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { type Filters, inAreas, MAX_AREAS } from "@/lib/filters/filters";
import { maximumOf, type Sort } from "@/lib/filters/options";
import type { ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { compactAmount } from "@/lib/money/format-price";
import { areaPath } from "@/lib/places/area-path";
import { areasLabel, placeLabel, placesLabel } from "@/lib/places/place-label";
import type { NearbyArea } from "@/lib/search/nearby-areas";
import type { UnstatedCount } from "@/lib/search/option-counts";
import { isComparedByMonth, onlyFitting, type PriceFit } from "@/lib/search/price-fit";

type AskedProps = {
  query: ListQuery;
  /** Names of the query that no place has. */
  unknownAreas: readonly string[];
  /** Values of the address that no filter has. */
  unread: readonly string[];
  nearby: readonly NearbyArea[];
};

/** What of the query is unknown, and areas nearby that have matches (docs/behaviour.md, F2, F27, F28). */
export function AskedNote({ query, unknownAreas, unread, nearby }: AskedProps) {
  const t = useTranslations();
  const added = nearby.slice(0, MAX_AREAS - query.location.length);
  const count = added.reduce((sum, area) => sum + area.count, 0);
  const names = added.map(({ name }) => name);
  if (unknownAreas.length + unread.length + added.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-ink-soft text-sm">
      {unknownAreas.length > 0 ? (
        <p>{t("listNotes.asked.unknown", { names: areasLabel(unknownAreas, t) })}</p>
      ) : null}
      {unread.length > 0 ? <p>{t("listNotes.asked.unread", { values: unread.join(", ") })}</p> : null}
      {added.length > 0 ? (
        <FilterLink change={inAreas([...query.location, ...names])} className="note-link">
          {t("listNotes.asked.nearby", { names: placesLabel(names, t), count })}
        </FilterLink>
      ) : null}
    </div>
  );
}

type FitProps = {
  query: Filters;
  fit: PriceFit;
  total: number;
};

/** How many rentals have a monthly price within the maximum, if not all do, and how many cannot be compared. */
export function FitNote({ query, fit: { fitting, withoutRate }, total }: FitProps) {
  const { locale, t } = useLanguage();
  const { price_range: maximum, unstated } = query;
  const isPartial = maximum !== null && fitting !== null && fitting < total;
  if (!isPartial && withoutRate === 0) return null;
  const isListed = !isComparedByMonth(query) || unstated.includes("price");
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-ink-soft text-sm">
      {isPartial ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium text-ink">
            {t("listNotes.fit.fitting", {
              count: fitting,
              total,
              rent: compactAmount(maximumOf(maximum), null, { locale, t }),
            })}
          </span>{" "}
          {fitting === 0 ? null : (
            <FilterLink change={onlyFitting(query)} className="note-link">
              {t("listNotes.fit.only", { count: fitting })}
            </FilterLink>
          )}
        </p>
      ) : null}
      {withoutRate === 0 ? null : (
        <p>{t(`listNotes.fit.${isListed ? "withoutRateListed" : "withoutRate"}`, { count: withoutRate })}</p>
      )}
    </div>
  );
}

/** That the chosen order is the default one here (docs/behaviour.md, F7). */
export function SortNote({ sort, isIdle }: { sort: Sort; isIdle: boolean }) {
  const t = useTranslations();
  if (!isIdle) return null;
  return (
    <p className="text-ink-soft text-sm">{t("listNotes.sortIdle", { sort: t(`filters.sort.${sort}`) })}</p>
  );
}

type UnstatedProps = { query: Filters; counts: readonly UnstatedCount[] };

/** Adverts that do not state the filtered fact, and links that leave them out or include them. */
export function UnstatedNote({ query, counts }: UnstatedProps) {
  const t = useTranslations();
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t("unstated.name")} className="note-line">
      {counts.map(({ fact: key, count, isIncluded }) => {
        const fact = t(`unstated.fact.${key}`);
        const where = query.location.length === 0 ? "everywhere" : "areas";
        return (
          <li key={key}>
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

/** `area` is the name in geo_location. */
export function AreaPageLink({ area }: { area: string }) {
  const { locale, t } = useLanguage();
  return (
    <p className="mt-3">
      <a href={localPath(locale, areaPath(area))} className="action-link">
        {t("listNotes.areaRents", { place: placeLabel(area, t) })}
      </a>
    </p>
  );
}
