import { shiftDates } from "@/scripts/import/read-listings.ts";
import { place, rental } from "./rows";

const now = new Date("2027-03-01T12:00:00.000Z");

function shifted(...dates: (string | null)[]): (string | null)[] {
  const rentals = dates.map((date, index) => rental({ id: index + 1, posted_at_telegram: date }));
  return shiftDates({ rentals, geo_location: [] }, now).rentals.map((row) => row.posted_at_telegram);
}

test("the newest date becomes now, and the others keep their distance to it", () => {
  expect(shifted("2026-11-17T00:00:00Z", "2026-11-18T00:00:00Z", "2026-10-18T00:00:00Z")).toEqual([
    "2027-02-28T12:00:00.000Z",
    "2027-03-01T12:00:00.000Z",
    "2027-01-29T12:00:00.000Z",
  ]);
});

test("dates are compared across time zones", () => {
  expect(shifted("2026-11-18T08:00:00+08:00", "2026-11-18T00:00:00Z")).toEqual([
    now.toISOString(),
    now.toISOString(),
  ]);
});

test("a missing date stays missing", () => {
  expect(shifted(null, "2026-11-18T00:00:00Z")).toEqual([null, now.toISOString()]);
  expect(shifted(null)).toEqual([null]);
});

test("no other field changes, and the input is not modified", () => {
  const listings = { rentals: [rental()], geo_location: [place()] };
  const result = shiftDates(listings, now);
  expect(result).toEqual({
    rentals: [rental({ posted_at_telegram: now.toISOString() })],
    geo_location: [place()],
  });
  expect(listings.rentals).toEqual([rental()]);
});
