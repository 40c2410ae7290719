import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { RentAmount } from "@/components/currency/price.client";
import { Disclosure } from "@/components/ui/disclosure";
import type { Comparison } from "@/lib/market/comparison";
import { groupLabel, perBedroom, rentRows } from "@/lib/market/market-text";

/** The rents that homes like the listing ask, with its own among them (docs/behaviour.md, A6). */
export function AskingRents({ comparison }: { comparison: Comparison }) {
  const t = useTranslations();
  const { group } = comparison;
  const homes = groupLabel(group, t);
  const rentPerBedroom = perBedroom(comparison);
  return (
    <Disclosure summary={t("market.heading", { homes })} look="section">
      <table className="w-full max-w-lg text-sm tabular-nums">
        <caption className="pb-2 text-left text-ink-soft">
          {t("market.caption", { count: String(group.rents.length), homes })}
        </caption>
        <tbody>
          {rentRows(comparison, t).map(({ name, rupiah, isOwn }) => (
            <tr key={name} className={clsx("border-line border-t", isOwn && "bg-sunken font-semibold")}>
              <th scope="row" className="px-2 py-2 text-left font-[inherit]">
                {name}
              </th>
              <td className="px-2 py-2 text-right">
                <RentAmount rupiah={rupiah} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rentPerBedroom === null ? null : (
        <p className="mt-3 text-sm">
          {t.rich("market.perBedroom", {
            own: () => <RentAmount rupiah={rentPerBedroom.own} />,
            median: () => <RentAmount rupiah={rentPerBedroom.median} />,
          })}
        </p>
      )}
    </Disclosure>
  );
}
