import { quantile, quartilesOf } from "@/lib/market/quartiles";
import { marketStats } from "@/lib/market/stats";
import { homes, marketOf, PLACES } from "./sample-market";

const READ_AT = Date.parse("2026-11-22T01:02:03Z");

const statsOf = (rentals: ReturnType<typeof homes>, ratesDay: string | null = "2026-11-20") =>
  marketStats(
    { readAt: READ_AT, rentals, places: PLACES, ratesDay },
    marketOf(rentals),
    (name) => `/${name}`,
  );

describe("marketStats", () => {
  it("has every area with listings, and its groups of at least five homes", () => {
    const rentals = [
      ...homes([20, 25, 31, 40, 50.0000004]),
      ...homes([9, 9, 9, 9], { bedrooms: 1 }, 10),
      ...homes([70], { location: "ubud" }, 20),
    ];
    expect(statsOf(rentals)).toEqual({
      generated_at: "2026-11-22T01:02:03.000Z",
      price_kind: "asking",
      period: "month",
      currency: "IDR",
      rates_date: "2026-11-20",
      fewest: 5,
      areas: [
        {
          area: "canggu",
          url: "/canggu",
          latitude: -8.65,
          longitude: 115.13,
          live_listings: 9,
          rents: [
            {
              bedrooms: 2,
              count: 5,
              lowest: 20_000_000,
              lower_quartile: 25_000_000,
              median: 31_000_000,
              upper_quartile: 40_000_000,
              highest: 50_000_000,
            },
          ],
          room_rents: null,
        },
        expect.objectContaining({ area: "ubud", live_listings: 1, rents: [] }),
      ],
    });
  });

  it("has rooms apart from homes, and no listings of other areas", () => {
    const rooms = homes([3, 4, 5, 6, 7], { property_type: "room", bedrooms: null }, 50);
    const near = homes([20, 20, 20, 20, 20], { location: "pererenan" }, 70);
    expect(statsOf([...homes([9]), ...rooms, ...near]).areas[0]).toMatchObject({
      area: "canggu",
      rents: [],
      room_rents: { count: 5, median: 5_000_000 },
    });
  });

  it("is empty without listings, and has no date without exchange rates", () => {
    expect(statsOf([], null)).toMatchObject({ rates_date: null, areas: [] });
  });
});

describe("quantile", () => {
  // The results of `quantile(x, p, type = 7)` in R and of `numpy.quantile`.
  it.each([
    [[7], 0.25, 7],
    [[1, 2], 0.5, 1.5],
    [[1, 2], 0.25, 1.25],
    [[1, 2, 3, 4], 0.25, 1.75],
    [[1, 2, 3, 4], 0.75, 3.25],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.25, 32.5],
    [[3, 3, 3], 0.75, 3],
  ])("of %p at %p is %p", (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected, 10);
  });

  it("gives the ends and quartiles of a list", () => {
    expect(quartilesOf([2, 4, 9])).toEqual({ lowest: 2, lower: 3, median: 4, upper: 6.5, highest: 9 });
  });
});
