import { useLanguage } from "@/components/language/use-language";
import { inAreas } from "@/lib/filters/filters";
import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";
import { EmptyHelp } from "./empty-help";

type Props = {
  query: ListQuery;
  /** Places with names similar to the unknown one. */
  nearest: readonly PlaceCount[];
};

/** The page is past the end, or the location is unknown. */
export function MissingListMessage({ query, nearest }: Props) {
  const { locale, t } = useLanguage();
  if (query.page > 1) {
    return (
      <EmptyHelp>
        <p>{t("listExtras.fewerPages")}</p>
        <a href={localPath(locale, homeHref({ ...query, page: 1 }))} className="action-link">
          {t("listExtras.firstPage")}
        </a>
      </EmptyHelp>
    );
  }
  return (
    <EmptyHelp>
      <p>{t(`listExtras.${nearest.length === 0 ? "unknownPlace" : "similarPlaces"}`)}</p>
      <ul className="flex flex-wrap gap-2">
        {nearest.map(({ name, count }) => (
          <li key={name}>
            <a href={localPath(locale, homeHref({ ...query, ...inAreas([name]) }))} className="action-pill">
              {placeLabel(name, t)}{" "}
              <span className="text-ink-soft tabular-nums">({groupDigits(count, locale)})</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={localPath(locale, "/")} className="action-link">
        {t("listExtras.all")}
      </a>
    </EmptyHelp>
  );
}
