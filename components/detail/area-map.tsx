import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { BaseMapAttribution } from "@/components/ui/base-map-attribution";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import { AREA_SIZE } from "@/lib/map/area-view";
import type { HomePicture } from "@/lib/map/home-picture";
import type { Pixel } from "@/lib/map/web-mercator";
import { areaPath } from "@/lib/places/area-path";
import { mapsSearchUrl } from "@/lib/places/maps-search";
import { placeLabel } from "@/lib/places/place-label";
import { REGION_NAME } from "@/lib/region/names";
import { canGetInTouch } from "@/lib/rental/contact";
import type { Rental } from "@/lib/rental/rental";
import { eventAttributes } from "@/lib/reporting/analytics";

type Props = {
  rental: Pick<Rental, "id" | "location" | "latitude" | "longitude" | "pointBy">;
  area: HomePicture;
  /** Whether it replaces the photos, and so is the first picture of the page. */
  isFirst?: boolean;
};

const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

/** The drawing below it is cut to the same box. */
function Pin({ at }: { at: Pixel }) {
  return (
    <svg
      viewBox={`0 0 ${AREA_SIZE.width} ${AREA_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        d="M0 0C-9-12-13-17-13-24a13 13 0 1 1 26 0C13-17 9-12 0 0Z"
        transform={`translate(${at.x} ${at.y})`}
        strokeWidth="2"
        className="fill-marker stroke-white"
      />
      <circle cx={at.x} cy={at.y - 24} r="5" className="fill-white" />
    </svg>
  );
}

/** Where the home is, and who says so (docs/behaviour.md, P13). */
function placeWords({ pointBy }: Props["rental"], area: HomePicture, place: string, t: Translator): string {
  if (pointBy === "advert" && area.kmOff !== null)
    return t("detail.pinFarOff", { place, km: String(Math.round(area.kmOff)) });
  if (pointBy === "advert") return t("detail.pinByAdvert", { place });
  if (pointBy === "owner") return t("detail.pinByOwner", { place });
  return area.place === null ? t("detail.noPlace") : t("detail.middle", { place });
}

export function AreaMap({ rental, area, isFirst = false }: Props) {
  const { locale, t } = useLanguage();
  const { id, location, pointBy } = rental;
  const { titled } = area;
  const name = location === null ? t("places.region") : placeLabel(location, t);
  const picture = (
    // biome-ignore lint/performance/noImgElement: an SVG, the same at every size
    <img
      src={area.src}
      alt={t(area.pin === null ? "detail.mapOf" : "detail.mapWithPin", { place: name })}
      width={480}
      height={360}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      data-photo=""
      className="size-full object-cover"
    />
  );
  return (
    <figure>
      <div className="relative isolate aspect-2/1 overflow-hidden rounded-card border border-line bg-sunken @2xl:aspect-5/2">
        {location === null && pointBy === null ? (
          picture
        ) : (
          <a
            href={mapsSearchUrl(location ?? REGION_NAME, rental)}
            target="_blank"
            rel="noopener"
            {...eventAttributes("location-click", id)}
            className="over-photo absolute inset-0"
          >
            {picture}
            <span className="outward absolute top-2 right-2 rounded-full bg-surface/95 px-3 py-1 font-medium text-sm shadow-card">
              {t("detail.maps")}
            </span>
          </a>
        )}
        {area.pin === null ? null : <Pin at={area.pin} />}
        <BaseMapAttribution />
      </div>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm wrap-anywhere">
        {placeWords(rental, area, name, t)}
        {area.place === null ? null : (
          <span className="flex flex-wrap gap-x-4">
            <a href={localPath(locale, homeHref({ location: [area.place.name] }))} className={LINK}>
              {t("detail.showOnMap")}
            </a>
            <a href={localPath(locale, areaPath(area.place.name))} className={LINK}>
              {t("detail.rentsIn", { place: placeLabel(area.place.name, t) })}
            </a>
          </span>
        )}
        {titled === null ? null : (
          <span className="order-first basis-full text-ink">
            {t("detail.titledElsewhere", {
              place: placeLabel(titled.name, t),
              km: String(Math.round(titled.km)),
            })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

export function NoPhotos({ rental, area }: { rental: Rental; area: HomePicture }) {
  const t = useTranslations();
  return (
    <div className="grid items-center gap-x-8 gap-y-2 @4xl:grid-cols-[40rem_1fr]">
      <AreaMap rental={rental} area={area} isFirst />
      <p className="text-ink-soft">
        {canGetInTouch(rental) ? t("detail.askForPhotos") : t("detail.withoutPhotos")}
      </p>
    </div>
  );
}
