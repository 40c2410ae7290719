import { collapsePlaces } from "@/lib/places/places";
import type { Rental } from "@/lib/rental/rental";
import { liveTexts } from "@/lib/search/live-texts";
import type { Snapshot } from "@/lib/search/snapshot";
import { siteProcess } from "@/server/front/site-process";
import { RATES } from "../money/rates";

const READ_AT = Date.parse("2026-11-21T04:00:00Z");

/** A read that finds nothing. */
const NOTHING: Snapshot["older"] = {
  bySlug: async () => null,
  byIds: async () => [],
  reposts: async () => ({ count: 0, rents: [], newest: [] }),
  contactRecords: async () => ({}),
  indexed: async () => [],
};

type Shown = Partial<Omit<Snapshot, "older">> & {
  rentals?: readonly Rental[];
  older?: Partial<Snapshot["older"]>;
};

/** Has pages show these rentals, at the time of their read unless `readAt` is given. `older` are the reads of what is not live. */
export async function showSnapshot({ rentals = [], older, ...shown }: Shown = {}): Promise<Snapshot> {
  const snapshot: Snapshot = {
    day: "2026-11-21",
    readAt: READ_AT,
    rentals,
    places: collapsePlaces([]),
    rates: { rates: RATES, day: "2026-11-20", fetchedAt: null },
    texts: liveTexts(rentals),
    ...shown,
    older: { ...NOTHING, ...older },
  };
  siteProcess().snapshot = snapshot;
  if (shown.readAt === undefined) jest.spyOn(Date, "now").mockReturnValue(READ_AT);
  return snapshot;
}

/** As before the first read, and after an hour without one. */
export function showNothing(): void {
  siteProcess().snapshot = null;
}
