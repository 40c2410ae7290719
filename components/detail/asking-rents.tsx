import { useTranslations } from "next-intl";
import { RentAmount } from "@/components/currency/rent-amount.client";
import { Disclosure } from "@/components/ui/disclosure";
import type { Comparison } from "@/lib/market/comparison";
import { dotsNote, groupLabel, perBedroom, rentRows } from "@/lib/market/market-text";
import { PLOT_WIDTH, type RentPlot, rentPlot } from "@/lib/market/rent-plot";

function RentTable({ comparison }: { comparison: Comparison }) {
  const t = useTranslations();
  const { group } = comparison;
  return (
    <table>
      <caption>
        {t("market.caption", { count: String(group.rents.length), homes: groupLabel(group, t) })}
      </caption>
      <tbody>
        {rentRows(comparison, t).map(({ name, rupiah }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <RentAmount rupiah={rupiah} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DOT = 5.5;

function RentStrip({ plot }: { plot: RentPlot }) {
  const { height, base, dots, step, lower, median, upper, own } = plot;
  const foot = base + 5;
  return (
    <svg viewBox={`0 0 ${PLOT_WIDTH} ${height}`} aria-hidden="true" className="w-full fill-none">
      {/* At least as wide as a dot, even if the middle half is a single rent. */}
      <rect x={lower - 3} width={upper - lower + 6} height={foot} rx="3" className="fill-leaf/15" />
      <path d={`M4 ${foot}H${PLOT_WIDTH - 4}`} className="stroke-edge" />
      <path d={`M${median} 0V${foot}`} className="stroke-leaf" strokeWidth="1.5" />
      <path
        d={dots}
        className="stroke-ink-soft"
        strokeWidth={DOT}
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      {own === null ? null : (
        <circle cx={own} cy={base} r="5" strokeWidth="1.5" className="fill-clay stroke-surface" />
      )}
    </svg>
  );
}

/** `mark`: the classes of its symbol. */
function KeyEntry({ mark, children }: { mark: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`shrink-0 ${mark}`} />
      <span>{children}</span>
    </li>
  );
}

/** Asking rents of the same class, one dot each, with the listing's own highlighted (docs/behaviour.md, A6). */
export function AskingRents({ comparison }: { comparison: Comparison }) {
  const t = useTranslations();
  const { group, rent } = comparison;
  const plot = rentPlot(group, rent);
  const rentPerBedroom = perBedroom(comparison);
  return (
    <Disclosure summary={t("market.heading", { homes: groupLabel(group, t) })} look="section">
      {/* Wraps the table, because a table itself cannot shrink. */}
      <div className="sr-only">
        <RentTable comparison={comparison} />
      </div>
      <div aria-hidden="true" className="max-w-lg text-ink-soft text-sm tabular-nums">
        <RentStrip plot={plot} />
        <p className="flex justify-between">
          <span>
            <RentAmount rupiah={plot.from} />
          </span>
          <span>
            <RentAmount rupiah={plot.to} />
          </span>
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {rent === null ? null : (
            <KeyEntry mark="size-2.5 rounded-full bg-clay">
              {t.rich("market.ownRent", { rent: () => <RentAmount rupiah={rent} /> })}
            </KeyEntry>
          )}
          <KeyEntry mark="h-4 w-0.5 bg-leaf">
            {t.rich("market.medianRent", { rent: () => <RentAmount rupiah={group.median} /> })}
          </KeyEntry>
          <KeyEntry mark="h-4 w-5 rounded-sm bg-leaf/15">
            {t.rich("market.middleHalf", {
              lower: () => <RentAmount rupiah={group.lower} />,
              upper: () => <RentAmount rupiah={group.upper} />,
            })}
          </KeyEntry>
        </ul>
      </div>
      {rentPerBedroom === null ? null : (
        <p className="mt-3 text-sm">
          {t.rich("market.perBedroom", {
            own: () => <RentAmount rupiah={rentPerBedroom.own} />,
            median: () => <RentAmount rupiah={rentPerBedroom.median} />,
          })}
        </p>
      )}
      <p className="mt-3 max-w-prose text-ink-soft text-sm">{dotsNote(plot.beyond, t)}</p>
    </Disclosure>
  );
}
