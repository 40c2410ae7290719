import { useLocale } from "next-intl";
import { FilterLink } from "@/components/list-state/filter-link.client";
import type { Filters } from "@/lib/filters/filters";
import type { Locale } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { isComparedByMonth, onlyFitting, type PriceFit } from "@/lib/search/price-fit";

type Props = {
  query: Filters;
  fit: PriceFit;
  /** Number of rentals in the list. */
  total: number;
};

/** "44 of 729 fit Rp 11M a month." */
function fittingSentence(fitting: number, total: number, millions: number, locale: Locale): string {
  const verb = fitting > 1 ? "fit" : "fits";
  return `${fitting === 0 ? "None" : groupDigits(fitting, locale)} of ${groupDigits(total, locale)} ${verb} Rp ${millions}M a month.`;
}

function withoutRateSentence(count: number, isListed: boolean, locale: Locale): string {
  const homes = `${groupDigits(count, locale)} in a currency without a rate today`;
  return isListed ? `Including ${homes}.` : `${homes} ${count === 1 ? "is" : "are"} not in this list.`;
}

/** How many rentals have a monthly price within the maximum, if not all do, and how many cannot be compared. */
export function PriceFitNote({ query, fit: { fitting, withoutRate }, total }: Props) {
  const locale = useLocale();
  const { price_range: maximum, unstated } = query;
  const isPartial = maximum !== null && fitting !== null && fitting < total;
  if (!isPartial && withoutRate === 0) return null;
  const isListed = !isComparedByMonth(query) || unstated.includes("price");
  return (
    <div className="mt-1.5 mb-1 flex flex-wrap items-center gap-x-6 text-ink-soft text-sm">
      {isPartial ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium text-ink">{fittingSentence(fitting, total, maximum, locale)}</span>{" "}
          {fitting === 0 ? null : (
            <FilterLink
              change={onlyFitting(query)}
              className="inline-flex min-h-6 items-center font-medium text-leaf underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {fitting === 1 ? "Show only this one" : "Show only these"}
            </FilterLink>
          )}
        </p>
      ) : null}
      {withoutRate === 0 ? null : <p>{withoutRateSentence(withoutRate, isListed, locale)}</p>}
    </div>
  );
}
