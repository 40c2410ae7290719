import { RentAmount } from "@/components/currency/rent-amount.client";
import type { Comparison } from "@/lib/market/comparison";
import { beyondNote, groupLabel, perBedroom, rentRows } from "@/lib/market/market-text";
import { rentPlot } from "@/lib/market/rent-plot";
import { Disclosure } from "./disclosure";
import { RentStrip } from "./rent-strip";

/** What the drawing shows, for readers of a screen who do not see it. */
function RentTable({ comparison }: { comparison: Comparison }) {
  const { group } = comparison;
  return (
    <table>
      <caption>{`Asking prices of ${group.rents.length} ${groupLabel(group)}, each month`}</caption>
      <tbody>
        {rentRows(comparison).map(({ name, rupiah }) => (
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

type KeyProps = { mark: string; children: React.ReactNode };

/** An entry of the key: how something is drawn, and what it is. */
function KeyEntry({ mark, children }: KeyProps) {
  return (
    <li className="flex items-center gap-2">
      <span className={`shrink-0 ${mark}`} />
      <span>{children}</span>
    </li>
  );
}

/** The rents asked for homes alike, each a dot, with the listing's own marked (docs/behaviour.md, A6). */
export function AskingRents({ comparison }: { comparison: Comparison }) {
  const { group, rent } = comparison;
  const plot = rentPlot(group, rent);
  const each = perBedroom(comparison);
  const beyond = beyondNote(plot.beyond);
  return (
    <Disclosure summary={`Asking prices: ${groupLabel(group)}`} look="section">
      {/* Around the table, which would not shrink itself. */}
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
              This home <RentAmount rupiah={rent} />
            </KeyEntry>
          )}
          <KeyEntry mark="h-4 w-0.5 bg-leaf">
            Median <RentAmount rupiah={group.median} />
          </KeyEntry>
          <KeyEntry mark="h-4 w-5 rounded-sm bg-leaf/15">
            Middle half <RentAmount rupiah={group.lower} /> to <RentAmount rupiah={group.upper} />
          </KeyEntry>
        </ul>
      </div>
      {each === null ? null : (
        <p className="mt-3 text-sm">
          Per bedroom: <RentAmount rupiah={each.own} />, median <RentAmount rupiah={each.median} />
        </p>
      )}
      <p className="mt-3 max-w-prose text-ink-soft text-sm">
        {`Each dot is a live listing that asks a rent by the month.${beyond}`}
      </p>
    </Disclosure>
  );
}
