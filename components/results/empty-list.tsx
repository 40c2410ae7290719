import { useLocale, useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { inAreas } from "@/lib/filters/areas";
import type { Relaxation } from "@/lib/filters/relaxations";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { distanceLabel, type NearbyArea } from "@/lib/search/nearby-areas";
import { EmptyHelp } from "./empty-help";

/** One changed filter each, with the number of rentals the list would have then. */
function RelaxationLinks({ offered }: { offered: readonly Relaxation[] }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ label, change, count }) => (
        <li key={label}>
          <FilterLink change={change} className="choice-pill">
            {label} <span className="text-ink-soft tabular-nums">({groupDigits(count, locale)})</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

const MAX_NEARBY = 3;

type NearbyProps = { location: readonly string[]; nearby: readonly NearbyArea[] };

/** Links that add the nearest areas with matches, one each: "19 in Pererenan, 2 km away". */
function NearbyLinks({ location, nearby }: NearbyProps) {
  const t = useTranslations();
  return (
    <ul aria-label={t("listNotes.empty.nearby")} className="flex flex-wrap gap-2">
      {nearby.slice(0, MAX_NEARBY).map(({ name, count, km }) => (
        <li key={name}>
          <FilterLink change={inAreas([name, ...location])} className="choice-pill">
            {t("listNotes.empty.inArea", {
              count,
              place: placeLabel(name, t),
              distance: distanceLabel(km, t),
            })}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

type Props = NearbyProps & {
  offered: readonly Relaxation[];
  /** What to ask those whose adverts do not say it. */
  asked: readonly Relaxation[];
};

export function EmptyList({ offered, asked, location, nearby }: Props) {
  const { locale, t } = useLanguage();
  return (
    <EmptyHelp>
      {nearby.length === 0 ? null : (
        <>
          <p>{t("listNotes.empty.nearbyIs")}</p>
          <NearbyLinks location={location} nearby={nearby} />
        </>
      )}
      {offered.length === 0 ? (
        <p>{t("listNotes.empty.nothing")}</p>
      ) : (
        <>
          <p>{t("listNotes.empty.oneLess")}</p>
          <RelaxationLinks offered={offered} />
        </>
      )}
      {asked.length === 0 ? null : (
        <>
          <p>{t("listNotes.empty.unstated")}</p>
          <RelaxationLinks offered={asked} />
        </>
      )}
      <a href={localPath(locale, "/")} className="action-link">
        {t("listExtras.all")}
      </a>
    </EmptyHelp>
  );
}
