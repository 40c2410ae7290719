import { RatesProvider } from "@/components/currency/rates.client";
import { unitsOf } from "@/components/detail/units";
import { useLanguage } from "@/components/language/use-language";
import { compareRows } from "@/lib/compare/compare-rows";
import type { ComparedPage } from "@/server/search/find-compared";
import { CompareTable } from "./compare-table";

/** The table of a comparison, with its rates. */
export function ComparedHomes({ page: { homes, readAt, rates, market } }: { page: ComparedPage }) {
  const language = useLanguage();
  const rows = compareRows(homes, {
    ...language,
    now: new Date(readAt),
    rates,
    market,
    isFrom: (rental) => unitsOf(rental).length > 0,
  });
  return (
    <RatesProvider rates={rates}>
      <CompareTable homes={homes} rows={rows} />
    </RatesProvider>
  );
}
