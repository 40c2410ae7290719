import { filledColumns, rentsRows } from "@/lib/market/rents-table";
import type { LiveRental } from "@/lib/rental/rental";
import { homes, marketOf, PLACES } from "./sample-market";

const rentals = [
  ...homes([20, 25, 31, 40, 50]),
  ...homes([8, 8, 9, 9, 9], { bedrooms: 1, location: "ubud" }, 20),
  ...homes([60, 60, 60, 60, 60], { location: "ubud" }, 30),
  ...homes([3, 4, 5, 6, 7], { location: "ubud", property_type: "room", bedrooms: null }, 40),
  ...homes([1, 1, 2, 2, 2], { location: "seminyak", rental_period: "night" }, 50),
  ...homes([15], { location: "pererenan" }, 60),
];
const rowsOf = (some: readonly LiveRental[]) => rentsRows({ rentals: some, places: PLACES }, marketOf(some));
const rows = rowsOf(rentals);

const own = (rupiah: number) => ({ rupiah, isNear: false });

test("an area has medians by bedrooms and of rooms, with neighbours when it has too few", () => {
  expect(
    Object.fromEntries(rows.map(({ name, listings, medians }) => [name, { listings, medians }])),
  ).toEqual({
    canggu: { listings: 5, medians: { 2: own(31_000_000) } },
    ubud: { listings: 15, medians: { 1: own(9_000_000), 2: own(60_000_000), room: own(5_000_000) } },
    seminyak: { listings: 5, medians: {} },
    pererenan: { listings: 1, medians: { 2: { rupiah: 28_000_000, isNear: true } } },
  });
  expect(filledColumns(rows)).toEqual(["1", "2", "room"]);
  expect(filledColumns([])).toEqual([]);
});

test("areas with most listings come first, of as many by name", () => {
  expect(rows.map(({ name }) => name)).toEqual(["ubud", "canggu", "seminyak", "pererenan"]);
});
