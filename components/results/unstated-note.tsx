import { FilterLink } from "@/components/list-state/filter-link.client";
import type { Filters } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import type { UnstatedCount } from "@/lib/search/option-counts";

type Props = { query: Filters; counts: readonly UnstatedCount[] };

const FACTS: Record<UnstatedCount["fact"], string> = {
  location: "name a place on the map",
  price: "state a price",
  bedrooms: "state bedrooms",
  wifi: "say whether there is Wi-Fi",
  pets: "say whether pets are allowed",
  stay: "state a minimum stay",
  available: "say from when",
};

/**
 * "5,331 adverts across Bali do not state bedrooms"; "Including 1 advert that does not state a price", where a location is
 * filtered by. The map does not narrow the count.
 */
function sentence({ fact, count, isIncluded }: UnstatedCount, location: string): string {
  const adverts = `${groupDigits(count)} ${count === 1 ? "advert" : "adverts"}${location === "" ? " across Bali" : ""}`;
  const doNot = `${count === 1 ? "does" : "do"} not ${FACTS[fact]}`;
  return isIncluded ? `Including ${adverts} that ${doNot}` : `${adverts} ${doNot}`;
}

/** How many adverts are left out, or included, that do not state what is filtered by, with links to change that. */
export function UnstatedNote({ query, counts }: Props) {
  if (counts.length === 0) return null;
  return (
    <ul
      aria-label="Adverts that do not state it"
      className="mb-3 flex flex-wrap gap-x-6 text-ink-soft text-sm"
    >
      {counts.map((one) => (
        <li key={one.fact} className="flex flex-wrap items-center gap-x-2">
          {sentence(one, query.location)}
          {one.fact === "location" ? null : (
            <FilterLink
              change={{
                unstated: one.isIncluded
                  ? query.unstated.filter((fact) => fact !== one.fact)
                  : [...query.unstated, one.fact],
              }}
              label={`${one.isIncluded ? "Leave out" : "Include"} adverts that do not ${FACTS[one.fact]}`}
              className="inline-flex min-h-6 items-center font-medium text-leaf underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {one.isIncluded ? "Leave out" : "Include"}
            </FilterLink>
          )}
        </li>
      ))}
    </ul>
  );
}
