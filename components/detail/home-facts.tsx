import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { mapsSearchUrl } from "@/lib/places/maps-search";
import { placeLabel } from "@/lib/places/place-label";
import { amenityLabel, kindLabel, roomsLabel } from "@/lib/rental/labels";
import type { Rental } from "@/lib/rental/rental";
import { eventAttributes } from "@/lib/reporting/analytics";
import { textLanguage } from "@/lib/text/text-language";

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-26 text-ink-soft text-sm leading-6 @2xl:w-32">{term}</dt>
      <dd className="min-w-0 flex-1 basis-36 leading-6 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Location({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const { id, location } = rental;
  if (location === null) return <>{t("places.region")}</>;
  return (
    <a
      href={mapsSearchUrl(location, rental)}
      target="_blank"
      rel="noopener"
      {...eventAttributes("location-click", id)}
      className="text-leaf underline underline-offset-4"
    >
      {placeLabel(location, t)}
    </a>
  );
}

/** A fact read from the forum topic, not stated by the advert (docs/behaviour.md, B29). */
function ByTopic({ rental, fact }: { rental: Rental; fact: "area" | "type" }) {
  const t = useTranslations();
  if (!rental.facts?.byTopic.includes(fact)) return null;
  return <span className="text-ink-soft text-sm"> {t("detail.byTopic")}</span>;
}

export function HomeFacts({ rental }: { rental: Rental }) {
  const { locale, t } = useLanguage();
  const { bedrooms, bathrooms, property_type, amenities } = rental;
  const labels = amenities.map((amenity) => amenityLabel(amenity, t)).join(", ");
  const rooms = roomsLabel(bedrooms, bathrooms, t);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Fact term={t("detail.location")}>
        <Location rental={rental} />
        <ByTopic rental={rental} fact="area" />
      </Fact>
      {rooms === "" ? null : <Fact term={t("detail.rooms")}>{rooms}</Fact>}
      {property_type === null ? null : (
        <Fact term={t("detail.type")}>
          {kindLabel(property_type, t)}
          <ByTopic rental={rental} fact="type" />
        </Fact>
      )}
      <Fact term={t("detail.amenities")}>
        {amenities.length === 0 ? (
          t("detail.noAmenities")
        ) : (
          <span lang={textLanguage(labels, locale)}>{labels}</span>
        )}
      </Fact>
    </dl>
  );
}
