import { indexability } from "@/lib/rentals/indexability";
import type { Rental } from "@/lib/rentals/rental";
import { DAY_MS } from "@/lib/time/region-day";
import { sampleWholeRental } from "./sample-whole-rental";

const POSTED = Date.parse("2026-08-01T00:00:00.000Z");

const life = (days: number, change: Partial<Rental> = {}) =>
  indexability(
    sampleWholeRental({ posted_at: new Date(POSTED).toISOString(), ...change }),
    POSTED + days * DAY_MS,
  );

describe("indexability", () => {
  it.each([0, 12, 30])("has no end date until 30 days after the posting (%i)", (days) => {
    expect(life(days)).toEqual({ indexed: true });
  });

  it.each([30.01, 60, 89.99])(
    "ends 90 days after the posting, stated once 30 days have passed (%f)",
    (days) => {
      expect(life(days)).toEqual({ indexed: true, unavailableAfter: "2026-10-30T00:00:00.000Z" });
    },
  );

  it.each([90, 91, 4000])("has ended after %i days", (days) => {
    expect(life(days)).toEqual({ indexed: false });
  });

  it.each<Partial<Rental>>([
    { message_type: "wanted" },
    { is_complete_listing: false },
    { duplicate_of_id: 4 },
    { posted_at: null },
  ])("is false for a listing with %j", (change) => {
    expect(life(1, change)).toEqual({ indexed: false });
  });
});
