import { useLocale } from "next-intl";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { type Filters, unstatedWords } from "@/lib/filters/filters";
import type { Locale } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import type { UnstatedCount } from "@/lib/search/option-counts";

type Props = { query: Filters; counts: readonly UnstatedCount[] };

const wordsOf = (fact: UnstatedCount["fact"]) =>
  fact === "location" ? "name a place on the map" : unstatedWords(fact);

/**
 * "5,331 adverts across Bali do not state bedrooms"; with a location "Including 1 advert that does not state a price". The map
 * does not narrow the count.
 */
function sentence(
  { fact, count, isIncluded }: UnstatedCount,
  location: readonly string[],
  locale: Locale,
): string {
  const adverts = `${groupDigits(count, locale)} ${count === 1 ? "advert" : "adverts"}${location.length === 0 ? " across Bali" : ""}`;
  const doNot = `${count === 1 ? "does" : "do"} not ${wordsOf(fact)}`;
  return isIncluded ? `Including ${adverts} that ${doNot}` : `${adverts} ${doNot}`;
}

/** How many adverts the list excludes or includes although they do not state the filtered fact, with links to change that. */
export function UnstatedNote({ query, counts }: Props) {
  const locale = useLocale();
  if (counts.length === 0) return null;
  return (
    <ul
      aria-label="Adverts that do not state it"
      className="mb-3 flex flex-wrap gap-x-6 text-ink-soft text-sm"
    >
      {counts.map((unstated) => (
        <li key={unstated.fact} className="flex flex-wrap items-center gap-x-2">
          {sentence(unstated, query.location, locale)}
          {unstated.fact === "location" ? null : (
            <FilterLink
              change={{
                unstated: unstated.isIncluded
                  ? query.unstated.filter((fact) => fact !== unstated.fact)
                  : [...query.unstated, unstated.fact],
              }}
              label={`${unstated.isIncluded ? "Leave out" : "Include"} adverts that do not ${wordsOf(unstated.fact)}`}
              className="inline-flex min-h-6 items-center font-medium text-leaf underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {unstated.isIncluded ? "Leave out" : "Include"}
            </FilterLink>
          )}
        </li>
      ))}
    </ul>
  );
}
