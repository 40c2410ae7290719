import { useTranslations } from "next-intl";
import { useId } from "react";
import { RentAmount } from "@/components/currency/rent-amount.client";
import { useLanguage } from "@/components/language/use-language";
import { homeClassLabel } from "@/lib/market/market-text";
import type { RentGroup } from "@/lib/market/rent-market";
import { groupDigits } from "@/lib/money/format-price";

const CELL = "px-1.5 py-2.5 first:pl-0 last:pr-0 sm:px-3";

function AreaRents({ groups }: { groups: readonly RentGroup[] }) {
  const { locale, t } = useLanguage();
  if (groups.length === 0) return <p className="mt-2 text-ink-soft">{t("area.tooFew")}</p>;
  return (
    <>
      <table className="mt-3 w-full max-w-xl text-left tabular-nums max-[22rem]:text-sm">
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
      <p className="mt-2 max-w-prose text-ink-soft text-sm">{t("area.note")}</p>
    </>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display font-semibold text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

export function AreaFigures({ groups }: { groups: readonly RentGroup[] }) {
  const t = useTranslations();
  return (
    <div className="grid content-start gap-9">
      <Section heading={t("area.rents")}>
        <AreaRents groups={groups} />
      </Section>
    </div>
  );
}
