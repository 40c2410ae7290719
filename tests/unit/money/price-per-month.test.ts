import { pricePerMonth, RENTAL_PERIODS } from "@/lib/money/price-per-month";

describe("pricePerMonth", () => {
  it.each([
    [35_000_000, "month", 35_000_000],
    [9_000_000, "week", 39_000_000],
    [500_000, "day", 15_208_333.33],
    [500_000, "night", 15_208_333.33],
    [240_000_000, "year", 20_000_000],
    [0.5, "week", 2.17],
  ] as const)("gives for %d a %s %d", (amount, period, expected) => {
    expect(pricePerMonth(amount, period)).toBeCloseTo(expected, 2);
  });

  it.each(RENTAL_PERIODS)("adds up to a year's price for a price a %s", (period) => {
    const periodsInAYear = { month: 12, week: 52, day: 365, night: 365, year: 1 };
    expect((pricePerMonth(1_000, period) ?? Number.NaN) * 12).toBeCloseTo(1_000 * periodsInAYear[period], 6);
  });

  it("takes an amount without a period as a monthly price", () => {
    expect(pricePerMonth(25_000_000, null)).toBe(25_000_000);
  });

  it("keeps a price of nothing", () => {
    expect(pricePerMonth(0, "week")).toBe(0);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -25_000_000])(
    "is unavailable for the amount %p",
    (amount) => {
      for (const period of [...RENTAL_PERIODS, null]) expect(pricePerMonth(amount, period)).toBeNull();
    },
  );

  it("is unavailable where it leaves the range of numbers", () => {
    expect(pricePerMonth(Number.MAX_VALUE, "day")).toBeNull();
  });
});
