import { useLanguage } from "@/components/language/use-language";
import { homesHref, MAX_SHARED } from "@/lib/compare/compare-address";
import { inAreas } from "@/lib/filters/filters";
import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";
import { shortDateSeenFrom } from "@/lib/rental/posting-date";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { readOr } from "@/server/data/unread";
import { currentLanguage } from "@/server/language/current-locale";
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

/** While every listing is older than lists show, because the source pauses: since when, and the newest of them (docs/behaviour.md, L1). */
export async function OlderHomes() {
  const { locale, t } = await currentLanguage();
  const older = await readOr(indexedRentals);
  const [newest] = older === "unread" ? [] : older;
  const date = shortDateSeenFrom(null, newest?.posted_at ?? null, locale);
  if (older === "unread" || date === null) return null;
  const ids = older.slice(0, MAX_SHARED).map(({ id }) => id);
  return (
    <EmptyHelp>
      <p className="font-semibold text-ink text-lg">{t("missing.since", { date })}</p>
      <a href={localPath(locale, homesHref("/shared", ids))} rel="nofollow" className="action-pill">
        {t("missing.older", { count: ids.length })}
      </a>
    </EmptyHelp>
  );
}
