import type { PricePanel } from "@/components/detail/price-panel";
import type { RentalDetail } from "@/components/detail/rental-detail";
import { collapsePlaces } from "@/lib/places/places";
import type { Rental } from "@/lib/rental/rental";
import { RATES } from "../../unit/money/rates";
import type { Change } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";

type PanelProps = React.ComponentProps<typeof PricePanel>;
type PageProps = React.ComponentProps<typeof RentalDetail>;

/** The circumstances of a listing with photos that gives no warnings before paying. */
export const NOTHING_TO_TELL: PageProps["circumstances"] = {
  ...{ id: 1, othersWithContact: [], contact: null, contactRecord: null },
  ...{ photoSharers: [], lowestTenth: null, hasPhotos: true, age: 1 },
};

export function samplePanel(rental: Change<Rental> = {}, change: Partial<PanelProps> = {}): PanelProps {
  return {
    rental: sampleWholeRental(rental),
    rates: RATES,
    ratesDay: "2026-03-18",
    comparison: null,
    ...change,
  };
}

/** Props of the page of a listing that was posted once, read one day later. */
export function samplePage(rental: Change<Rental> = {}, change: Partial<PageProps> = {}): PageProps {
  return {
    ...samplePanel(rental),
    places: collapsePlaces([]),
    reposts: null,
    circumstances: NOTHING_TO_TELL,
    readAt: Date.parse("2026-11-21T04:00:00Z"),
    ...change,
  };
}
