import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import type { Unit } from "@/lib/facts/rental-facts";
import { formatPrice } from "@/lib/money/format-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import type { Rental } from "@/lib/rental/rental";
import { stayWords } from "@/lib/rental/rents-by-stay";
import { textLanguage } from "@/lib/text/text-language";

/** The units of a rental's post, cheapest first; empty if the rental's price is not that of the cheapest (docs/behaviour.md, C4). */
export function unitsOf(rental: Rental): readonly Unit[] {
  const { price_amount, price_currency, rental_period } = rental;
  const units = rental.facts?.units ?? [];
  const lead = units[0]?.rents[0];
  const isLeadThePrice =
    lead?.amount === price_amount && lead?.currency === price_currency && lead?.period === rental_period;
  return isLeadThePrice ? units : [];
}

function UnitRents({ rents: [lead, ...more] }: Pick<Unit, "rents">) {
  const language = useLanguage();
  if (!lead) return null;
  const { amount, currency, period } = lead;
  const monthly = monthlyPrice({ price_amount: amount, price_currency: currency, rental_period: period });
  return (
    <>
      <Price
        price={formatPrice(amount, currency, period, language)}
        monthly={monthly}
        className="font-medium tabular-nums"
      />
      {more.map((rent) => (
        <span key={stayWords(rent, language)} className="block text-ink-soft text-sm tabular-nums">
          {rent.fromMonths === undefined
            ? formatPrice(rent.amount, rent.currency, rent.period, language)
            : stayWords(rent, language)}
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
      <h2 className="font-display font-semibold text-xl">{t("detail.units")}</h2>
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
