import type { PricePanel } from "@/components/detail/price-panel";
import type { Rental } from "@/lib/rental/rental";
import { RATES } from "../../unit/money/rates";
import type { Change } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";

type Props = React.ComponentProps<typeof PricePanel>;

/** The circumstances of a listing with photos that gives no warnings before paying. */
export const NOTHING_TO_TELL: Props["circumstances"] = {
  ...{ id: 1, othersWithContact: [], contact: null, contactRecord: null },
  ...{ othersWithPhoto: [], photoSharers: [], lowestTenth: null, hasPhotos: true, age: 1 },
};

/** Props for a listing that was posted once, read one day later. */
export function samplePanel(rental: Change<Rental> = {}, change: Partial<Props> = {}): Props {
  return {
    rental: sampleWholeRental(rental),
    reposts: null,
    circumstances: NOTHING_TO_TELL,
    readAt: Date.parse("2026-11-21T04:00:00Z"),
    rates: RATES,
    origin: { source: "rates.example", day: "2026-03-18" },
    ...change,
  };
}
