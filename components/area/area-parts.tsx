import { HomeLink } from "@/components/detail/home-link.client";
import { NewestLinks } from "@/components/detail/other-rentals";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";
import { useLanguage } from "@/components/language/use-language";
import { BaseMapAttribution } from "@/components/ui/base-map-attribution";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { areaPicture } from "@/lib/map/area-picture";
import { groupDigits } from "@/lib/money/format-price";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import type { Place, PlaceCount, Places } from "@/lib/places/places";
import { daysShown } from "@/lib/rental/live";
import { areaHeading } from "@/server/discovery/area-metadata";

type Props = {
  /** Its name in geo_location. */
  name: string;
  count: number;
};

export function AreaHead({ name, count }: Props) {
  const { locale, t } = useLanguage();
  return (
    <>
      <HomeLink />
      <h1 className="mt-3 font-semibold text-3xl tracking-tight wrap-anywhere sm:text-4xl">
        {areaHeading(name, t)}
      </h1>
      <p className="mt-2">
        {count === 0 ? (
          t("area.nothing", { days: daysShown() })
        ) : (
          <a href={localPath(locale, homeHref({ location: [name] }))} className="action-link">
            {t("area.showAll", { count, n: groupDigits(count, locale) })}
          </a>
        )}
      </p>
    </>
  );
}

export function AreaDrawing({ area, places }: { area: Place; places: Places }) {
  const { locale, t } = useLanguage();
  const { src } = areaPicture(area.name, places);
  return (
    <div className="relative isolate aspect-2/1 overflow-hidden rounded-card border border-line bg-sunken">
      <a
        href={localPath(locale, homeHref({ location: [area.name] }))}
        className="over-photo absolute inset-0"
      >
        {/* biome-ignore lint/performance/noImgElement: an SVG, the same at every size */}
        <img
          src={src}
          alt={t("detail.mapOf", { place: placeLabel(area.name, t) })}
          width={480}
          height={360}
          fetchPriority="high"
          decoding="async"
          className="size-full object-cover"
        />
      </a>
      <BaseMapAttribution />
    </div>
  );
}

export function NearbyAreas({ areas }: { areas: readonly PlaceCount[] }) {
  const { locale, t } = useLanguage();
  if (areas.length === 0) return null;
  return (
    <nav aria-labelledby="nearby-heading" className="mt-12 border-line border-t pt-8">
      <h2 id="nearby-heading" className="font-semibold text-xl">
        {t("area.nearby")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {areas.map(({ name, count }) => (
          <li key={name}>
            <a
              href={localPath(locale, areaPath(name))}
              className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
            >
              {placeLabel(name, t)}{" "}
              <span className="text-ink-soft tabular-nums">{`(${groupDigits(count, locale)})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `area` is the route parameter. */
export function AreaNotFound({ area }: { area: string }) {
  const { t } = useLanguage();
  return (
    <MissingPage reason={t("area.notFoundReason")} instead={<NewestLinks address={area} />}>
      <MissingTitle>{t("area.notFound")}</MissingTitle>
    </MissingPage>
  );
}
