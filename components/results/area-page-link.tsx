import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";

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
