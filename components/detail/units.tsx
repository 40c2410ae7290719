import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import type { Unit } from "@/lib/facts/rental-facts";
import { formatRent } from "@/lib/money/format-price";
import { isSameRent } from "@/lib/money/period";
import { rentOf } from "@/lib/rental/rent";
import type { Rental } from "@/lib/rental/rental";
import { stayWords } from "@/lib/rental/rents-by-stay";
import { textLanguage } from "@/lib/text/text-language";

/** The units of a rental's post, cheapest first; empty if the rental's price is not that of the cheapest (docs/behaviour.md, C4). */
export function unitsOf(rental: Rental): readonly Unit[] {
  const units = rental.facts?.units ?? [];
  const lead = units[0]?.rents[0];
  return lead && isSameRent(rental.rent, lead) ? units : [];
}

function UnitRents({ rents: [lead, ...more] }: Pick<Unit, "rents">) {
  const language = useLanguage();
  if (!lead) return null;
  return (
    <>
      <Price rent={rentOf(lead.amount, lead.currency, lead.period)} className="font-medium tabular-nums" />
      {more.map((rent) => (
        <span key={stayWords(rent, language)} className="block text-ink-soft text-sm tabular-nums">
          {rent.fromMonths === undefined ? formatRent(rent, language) : stayWords(rent, language)}
        </span>
      ))}
    </>
  );
}

export function Units({ rental }: { rental: Rental }) {
  const { locale, t } = useLanguage();
  const units = unitsOf(rental);
  if (units.length === 0) return null;
  return (
    <section className="border-line border-t pt-5">
      <h2 className="font-semibold text-xl">{t("detail.units")}</h2>
      <ul className="mt-3 divide-y divide-line">
        {units.map(({ name, at, rents }) => (
          <li key={at} className="py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
            <span dir="auto" lang={textLanguage(name ?? "", locale)} className="min-w-0 wrap-anywhere">
              {name}
            </span>
            <span className="shrink-0 sm:text-right">
              <UnitRents rents={rents} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
