import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import type { Filters } from "@/lib/filters/filters";
import { inRupiah } from "@/lib/filters/options";
import { compactAmount } from "@/lib/money/format-price";
import { isComparedByMonth, onlyFitting, type PriceFit } from "@/lib/search/price-fit";

type Props = {
  query: Filters;
  fit: PriceFit;
  total: number;
};

/** How many rentals have a monthly price within the maximum, if not all do, and how many cannot be compared. */
export function PriceFitNote({ query, fit: { fitting, withoutRate }, total }: Props) {
  const { locale, t } = useLanguage();
  const { price_range: maximum, unstated } = query;
  const isPartial = maximum !== null && fitting !== null && fitting < total;
  if (!isPartial && withoutRate === 0) return null;
  const isListed = !isComparedByMonth(query) || unstated.includes("price");
  return (
    <div className="mt-1.5 mb-1 flex flex-wrap items-center gap-x-6 text-ink-soft text-sm">
      {isPartial ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium text-ink">
            {t("listNotes.fit.fitting", {
              count: fitting,
              total,
              rent: compactAmount(inRupiah(maximum), null, { locale, t }),
            })}
          </span>{" "}
          {fitting === 0 ? null : (
            <FilterLink change={onlyFitting(query)} className="note-link">
              {t("listNotes.fit.only", { count: fitting })}
            </FilterLink>
          )}
        </p>
      ) : null}
      {withoutRate === 0 ? null : (
        <p>{t(`listNotes.fit.${isListed ? "withoutRateListed" : "withoutRate"}`, { count: withoutRate })}</p>
      )}
    </div>
  );
}
