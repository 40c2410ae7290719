import { RentAmount } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import { homeClassLabel } from "@/lib/market/market-text";
import type { RentGroup } from "@/lib/market/rent-market";
import { groupDigits } from "@/lib/money/format-price";

const CELL = "px-1.5 py-2.5 first:pl-0 last:pr-0 sm:px-3";

function RentsTable({ groups }: { groups: readonly RentGroup[] }) {
  const { locale, t } = useLanguage();
  return (
    // Large text makes it wider than a phone.
    <div className="mt-3 overflow-x-auto">
      <table className="w-full max-w-xl text-left tabular-nums max-[22rem]:text-sm">
        <caption className="sr-only">{t("area.caption")}</caption>
        <thead className="text-ink-soft text-sm">
          <tr>
            {(["bedrooms", "listings", "median", "middle"] as const).map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-medium`}>
                {t(`area.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={homeClassLabel(group, t)} className="border-line border-t">
              <th scope="row" className={`${CELL} font-normal`}>
                {homeClassLabel(group, t)}
                {group.isNear ? (
                  <span className="block text-ink-soft text-sm">{t("area.withNearby")}</span>
                ) : null}
              </th>
              <td className={CELL}>{groupDigits(group.rents.length, locale)}</td>
              <td className={`${CELL} whitespace-nowrap font-semibold`}>
                <RentAmount rupiah={group.median} />
              </td>
              <td className={CELL}>
                {t.rich("area.range", {
                  lower: () => <RentAmount rupiah={group.lower} />,
                  upper: () => <RentAmount rupiah={group.upper} />,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rents asked in an area, by bedrooms and for rooms (docs/behaviour.md, A7). */
export function AreaFigures({ groups }: { groups: readonly RentGroup[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="area-rents" className="min-w-0">
      <h2 id="area-rents" className="font-semibold text-xl">
        {t("area.rents")}
      </h2>
      {groups.length === 0 ? null : <RentsTable groups={groups} />}
      <p className="mt-2 max-w-prose text-ink-soft text-sm">
        {t(groups.length === 0 ? "area.tooFew" : "area.note")}
      </p>
    </section>
  );
}
