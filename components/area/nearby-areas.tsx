import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";

export function NearbyAreas({ areas }: { areas: readonly PlaceCount[] }) {
  const { locale, t } = useLanguage();
  if (areas.length === 0) return null;
  return (
    <nav aria-labelledby="nearby-heading" className="mt-12 border-line border-t pt-8">
      <h2 id="nearby-heading" className="font-display font-semibold text-xl">
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
