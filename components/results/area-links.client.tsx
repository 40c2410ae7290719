"use client";

import { useLanguage } from "@/components/language/use-language";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { alphabeticalCounts, type Place } from "@/lib/places/places";

type Props = { points: readonly Place[]; counts: readonly number[] };

/**
 * The text alternative of the map, and a way for crawlers to find the areas. A client component, because a server
 * component's output would be in the page twice, as HTML and as RSC data.
 */
export function AreaLinks({ points, counts }: Props) {
  const { locale, t } = useLanguage();
  return (
    <nav aria-labelledby="areas-heading" className="mt-12 border-line border-t pt-8">
      <h2 id="areas-heading" className="font-display font-semibold text-xl">
        {t("list.areas")}
      </h2>
      <ul className="area-links">
        {alphabeticalCounts(points, counts, t).map(({ name, count }) => (
          <li key={name}>
            <a href={localPath(locale, homeHref({ location: [name] }))}>
              {`${placeLabel(name, t)} `}
              <span>{`(${groupDigits(count, locale)})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
