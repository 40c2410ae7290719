import { countedRent, groupFor, groupsAt } from "@/lib/market/rent-market";
import { placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { RATES } from "../money/rates";
import { sampleRental } from "../rental/sample-rental";
import { homes, marketOf, PLACES } from "./sample-market";

describe("countedRent", () => {
  it.each([
    ["a month's rent in rupiah", {}, 35_000_000],
    ["a month's rent in dollars", { price_amount: 1_000, price_currency: "USD" }, 1_000 / 0.000058844],
    ["a month's rent without a currency", { price_currency: null }, 35_000_000],
    ["the lowest plausible rent", { price_amount: 500_000 }, 500_000],
    ["an implausibly low rent", { price_amount: 499_999 }, null],
    ["an implausibly low rent in dollars", { price_amount: 10, price_currency: "USD" }, null],
    ["a sale price", { price_amount: 3_000_000_000 }, null],
    ["no rent", { price_amount: null }, null],
    ["an unknown currency", { price_currency: "XXX" }, null],
    ["a rent by the night", { rental_period: "night" }, null],
    ["a rent by the day", { rental_period: "day" }, null],
    ["a rent by the week", { rental_period: "week" }, null],
    ["a rent by the year", { price_amount: 300_000_000, rental_period: "year" }, null],
    ["a rent without a period", { rental_period: null }, null],
  ] as const)("counts %s as %p", (_, change, expected) => {
    const rent = countedRent(sampleRental(change), RATES);
    expect(rent === null ? null : Math.round(rent)).toBe(expected === null ? null : Math.round(expected));
  });

  it("counts only rents in rupiah without exchange rates", () => {
    expect(countedRent(sampleRental(), { IDR: 1 })).toBe(35_000_000);
    expect(countedRent(sampleRental({ price_amount: 900, price_currency: "USD" }), { IDR: 1 })).toBeNull();
  });
});

/** The size, range and median of the group with which the first rental is compared. */
function comparedWith(rentals: readonly LiveRental[]) {
  const [first] = rentals;
  const group = first === undefined ? null : groupFor(marketOf(rentals), first);
  return group === null ? null : { count: group.rents.length, isNear: group.isNear, median: group.median };
}

describe("groupFor", () => {
  const four = [10, 11, 12, 13];

  it("has the homes with as many bedrooms in the same area, under any of its names", () => {
    const rentals = [
      ...homes([10, 20, 30]),
      ...homes([40], { location: "Batu Bolong" }, 10),
      ...homes([50], { location: "CANGGU" }, 20),
      ...homes([99], { bedrooms: 3 }, 30),
      ...homes([99], { location: "ubud" }, 40),
    ];
    expect(comparedWith(rentals)).toEqual({ count: 5, isNear: false, median: 30_000_000 });
  });

  it("includes only neighbouring areas, and only when the area has fewer than five homes", () => {
    const near = homes([20], { location: "pererenan" }, 10);
    const far = homes([1, 1, 1, 1, 1], { location: "seminyak" }, 20);
    expect(comparedWith([...homes(four), ...near, ...far])).toEqual({
      count: 5,
      isNear: true,
      median: 12_000_000,
    });
    expect(comparedWith([...homes([...four, 14]), ...near])).toMatchObject({ count: 5, isNear: false });
  });

  it.each([
    ["four homes in all", homes(four)],
    ["one home", homes([10])],
    ["no known bedrooms", homes([...four, 14], { bedrooms: null })],
    ["half a bedroom", homes([...four, 14], { bedrooms: 1.5 })],
    ["no area", homes([...four, 14], { location: null })],
    ["an area that is not on the map", homes([...four, 14], { location: "atlantis" })],
    ["rents by the night", homes([...four, 14], { rental_period: "night" })],
    ["no plausible rent", homes([0.01, 0.02, 0.03, 0.04, 0.05])],
  ])("is null for %s", (_, rentals) => {
    expect(comparedWith(rentals)).toBeNull();
  });

  it("counts a listing once", () => {
    const [twice] = homes([10]);
    expect(comparedWith([...homes(four), ...(twice ? [twice] : [])])).toBeNull();
  });

  it("keeps studios apart from homes without a known number of bedrooms", () => {
    const studios = homes([5, 6, 7, 8, 9], { bedrooms: 0 });
    expect(comparedWith([...studios, ...homes([50], { bedrooms: null }, 10)])).toMatchObject({ count: 5 });
  });

  it("does not depend on the order of the listings", () => {
    const rentals = [
      ...homes([31, 12, 77, 5, 5, 19, 40]),
      ...homes([8, 3], { location: "pererenan" }, 20),
      ...homes([60, 70], { bedrooms: 1 }, 30),
    ];
    const all = (order: readonly LiveRental[]) => {
      const market = marketOf(order);
      return rentals.map((rental) => groupFor(market, rental));
    };
    const shuffled = rentals.map((rental, index) => ({ rental, key: (index * 7) % 11 }));
    const reordered = shuffled.sort((a, b) => a.key - b.key).map(({ rental }) => rental);
    expect(all(reordered)).toEqual(all(rentals));
    expect(all(rentals.toReversed())).toEqual(all(rentals));
  });
});

describe("groupsAt", () => {
  it("has the groups of an area by bedrooms, without those of fewer than five homes", () => {
    const market = marketOf([
      ...homes([20, 30, 40, 50, 60]),
      ...homes([5, 6, 7, 8, 9, 10], { bedrooms: 1 }, 10),
      ...homes([70, 80, 90, 100], { bedrooms: 3 }, 20),
    ]);
    const groups = groupsAt(market, placeIndex(PLACES, "canggu") ?? -1);
    expect(groups.map(({ bedrooms, rents, median }) => [bedrooms, rents.length, median])).toEqual([
      [1, 6, 7_500_000],
      [2, 5, 40_000_000],
    ]);
    expect(groupsAt(market, placeIndex(PLACES, "ubud") ?? -1)).toEqual([]);
  });
});
