import { useLanguage } from "@/components/language/use-language";
import type { Translator } from "@/lib/language/translator";
import { mapsSearchUrl } from "@/lib/places/maps-search";
import { placeLabel } from "@/lib/places/place-label";
import { ageInDays, ageWords } from "@/lib/rental/age";
import { kindLabel, roomsLabel } from "@/lib/rental/labels";
import type { Rental } from "@/lib/rental/rental";
import { eventAttributes } from "@/lib/reporting/analytics";

/** A fact read from the forum topic, not stated by the advert (docs/behaviour.md, B29). */
function byTopic({ facts }: Rental, fact: "area" | "type", t: Translator): string {
  return facts?.byTopic.includes(fact) ? ` ${t("detail.byTopic")}` : "";
}

function Place({ rental }: { rental: Rental }) {
  const { t } = useLanguage();
  const { id, location } = rental;
  if (location === null) return t("places.region");
  return (
    <a
      href={mapsSearchUrl(location, rental)}
      target="_blank"
      rel="noopener"
      {...eventAttributes("location-click", id)}
      className="outward text-leaf underline underline-offset-4"
    >
      {placeLabel(location, t)}
      <span className="sr-only"> ({t("detail.maps")})</span>
    </a>
  );
}

type Props = {
  rental: Rental;
  /** When the home was last posted: an ISO time, null if unknown. */
  newestAt: string | null;
  now: Date;
};

/** A line never begins with a dot: "Pererenan · 2 bedrooms · 1 bathroom · House · posted 4 days ago" (docs/behaviour.md, D9). */
export function HomeLine({ rental, newestAt, now }: Props) {
  const { t } = useLanguage();
  const { bedrooms, bathrooms, property_type } = rental;
  const days = ageInDays(newestAt, now);
  const facts = [
    roomsLabel(bedrooms, bathrooms, t),
    property_type === null ? "" : kindLabel(property_type, t) + byTopic(rental, "type", t),
    days === null ? "" : t("posts.ago", { age: ageWords(days, t) }),
  ].filter((fact) => fact !== "");
  return (
    <p className="mt-2 text-ink-soft leading-relaxed wrap-anywhere">
      <Place rental={rental} />
      {[byTopic(rental, "area", t), ...facts.map((fact) => `\u00a0· ${fact}`)].join("")}
    </p>
  );
}
