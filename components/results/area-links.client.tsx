"use client";

import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { alphabeticalCounts, type Place, type PlaceCount } from "@/lib/places/places";

const BUSIEST = 12;

function Areas({ areas }: { areas: readonly PlaceCount[] }) {
  const { locale, t } = useLanguage();
  return (
    <ul className="area-links">
      {areas.map(({ name, count }) => (
        <li key={name}>
          <a href={localPath(locale, homeHref({ location: [name] }))}>
            {`${placeLabel(name, t)} `}
            <span>{`(${groupDigits(count, locale)})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type Props = { points: readonly Place[]; counts: readonly number[] };

/**
 * The areas with the most rentals, then all of them, folded: the text alternative of the map, and a way for crawlers to find
 * them. A client component, because a server component's output would be in the page twice, as HTML and as RSC data.
 */
export function AreaLinks({ points, counts }: Props) {
  const { t } = useLanguage();
  const areas = alphabeticalCounts(points, counts, t);
  const busiest = areas.toSorted((a, b) => b.count - a.count).slice(0, BUSIEST);
  return (
    <nav aria-labelledby="areas-heading" className="mt-12 border-line border-t pt-8">
      <h2 id="areas-heading" className="font-semibold text-xl">
        {t("list.areas")}
      </h2>
      <Areas areas={busiest} />
      {areas.length > BUSIEST ? (
        <Disclosure summary={t("list.allAreas")}>
          <Areas areas={areas} />
        </Disclosure>
      ) : null}
    </nav>
  );
}
