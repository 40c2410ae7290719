import { nightRentsByPlace } from "@/lib/market/night-rents";
import { filledColumns, rentsRows } from "@/lib/market/rents-table";
import { marketStats } from "@/lib/market/stats";
import { statsCsv } from "@/lib/market/stats-csv";
import { collapsePlaces } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { RATES } from "../money/rates";
import { homes, marketOf, PLACES } from "./sample-market";

const night = { rental_period: "night" } as const;
const rentals = [
  ...homes([20, 25, 31, 40, 50]),
  ...homes([8, 8, 9, 9, 9], { bedrooms: 1, location: "ubud" }, 20),
  ...homes([60, 60, 60, 60, 60], { location: "ubud" }, 30),
  ...homes([3, 4, 5, 6, 7], { location: "ubud", property_type: "room", bedrooms: null }, 40),
  ...homes([1, 1, 2, 2, 2], { location: "seminyak", ...night }, 50),
  ...homes([15], { location: "pererenan" }, 60),
];
const nightsOf = (some: readonly LiveRental[]) => nightRentsByPlace(some, PLACES, RATES);
const rowsOf = (some: readonly LiveRental[]) =>
  rentsRows({ rentals: some, places: PLACES }, marketOf(some), nightsOf(some));
const rows = rowsOf(rentals);

const own = (rupiah: number) => ({ rupiah, isNear: false });

test("an area has medians by bedrooms, of rooms and by the night, with neighbours when it has too few", () => {
  expect(
    Object.fromEntries(rows.map(({ name, listings, medians }) => [name, { listings, medians }])),
  ).toEqual({
    canggu: { listings: 5, medians: { 2: own(31_000_000) } },
    ubud: { listings: 15, medians: { 1: own(9_000_000), 2: own(60_000_000), room: own(5_000_000) } },
    seminyak: { listings: 5, medians: { night: own(2_000_000) } },
    pererenan: { listings: 1, medians: { 2: { rupiah: 28_000_000, isNear: true } } },
  });
  expect(filledColumns(rows)).toEqual(["1", "2", "room", "night"]);
  expect(filledColumns([])).toEqual([]);
});

test("areas with most listings come first, of as many by name", () => {
  expect(rows.map(({ name }) => name)).toEqual(["ubud", "canggu", "seminyak", "pererenan"]);
});

test.each([
  ["none for four rents", homes([1, 1, 1, 1], night), null],
  [
    "the median of five rents by the night or the day",
    [...homes([1, 1, 1, 1], night), ...homes([3], { rental_period: "day" }, 9)],
    1_000_000,
  ],
  ["none for rents by the week", homes([1, 1, 1, 1, 1], { rental_period: "week" }), null],
  ["none for rents without a period", homes([20, 20, 20, 20, 20], { rental_period: null }), null],
  ["none for implausible rents", homes([0.001, 0.001, 0.001, 0.001, 0.001], night), null],
  ["none for an unknown area", homes([1, 1, 1, 1, 1], { ...night, location: "nowhere" }), null],
])("by the night: %s", (_, some, median) => {
  expect(nightsOf(some).values().next().value?.median ?? null).toBe(median);
});

test("the CSV has a line for each area and kind of home, and escapes formulas", () => {
  const csv = (some: readonly LiveRental[], places = PLACES) =>
    statsCsv(
      marketStats(
        { readAt: 0, rentals: some, places, ratesDay: null },
        marketOf(some),
        nightsOf(some),
        (name) => name,
      ),
    ).split("\r\n");
  expect(csv(rentals)).toEqual([
    "area,kind,bedrooms,period,currency,count,lowest,lower_quartile,median,upper_quartile,highest,latitude,longitude",
    "canggu,home,2,month,IDR,5,20000000,25000000,31000000,40000000,50000000,-8.65,115.13",
    "seminyak,any,,night,IDR,5,1000000,1000000,2000000,2000000,2000000,-8.69,115.168",
    "ubud,home,1,month,IDR,5,8000000,8000000,9000000,9000000,9000000,-8.51,115.26",
    "ubud,home,2,month,IDR,5,60000000,60000000,60000000,60000000,60000000,-8.51,115.26",
    "ubud,room,1,month,IDR,5,3000000,4000000,5000000,6000000,7000000,-8.51,115.26",
    "",
  ]);
  const odd = collapsePlaces([
    { location_name: '=cmd|"x", y', latitude: -8.65, longitude: 115.13, rental_count: 1 },
    { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 0 },
  ]);
  expect(csv(homes([1, 2, 3, 4, 5].map((n) => n * 10)), odd)[1]).toMatch(/^"'=cmd\|""x"", y",home,2,/);
});
