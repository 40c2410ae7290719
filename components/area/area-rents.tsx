import { RentAmount } from "@/components/currency/rent-amount.client";
import { bedroomsLabel } from "@/lib/market/market-text";
import type { RentGroup } from "@/lib/market/rent-market";
import { groupDigits } from "@/lib/money/format-price";

const CELL = "px-1.5 py-2.5 first:pl-0 last:pr-0 sm:px-3";

/** The rents asked in an area by bedrooms; says why there are none where too few are known. */
export function AreaRents({ groups }: { groups: readonly RentGroup[] }) {
  if (groups.length === 0)
    return (
      <p className="mt-2 text-ink-soft">
        Too few live listings with the same number of bedrooms ask by the month to say what is usual.
      </p>
    );
  return (
    <>
      <table className="mt-3 w-full max-w-xl text-left tabular-nums">
        <caption className="sr-only">Asking rents each month by bedrooms</caption>
        <thead className="text-ink-soft text-sm">
          <tr>
            {["Bedrooms", "Listings", "Median", "Middle half"].map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ bedrooms, rents, median, lower, upper }) => (
            <tr key={bedrooms} className="border-line border-t">
              <th scope="row" className={`${CELL} font-normal`}>
                {bedroomsLabel(bedrooms)}
              </th>
              <td className={CELL}>{groupDigits(rents.length)}</td>
              <td className={`${CELL} whitespace-nowrap font-semibold`}>
                <RentAmount rupiah={median} />
              </td>
              <td className={CELL}>
                <RentAmount rupiah={lower} /> to <RentAmount rupiah={upper} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 max-w-prose text-ink-soft text-sm">
        Asking prices of live listings that name a rent by the month. Fewer than five alike are left out.
      </p>
    </>
  );
}
