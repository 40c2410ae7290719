import {
  isDoubtful,
  isDoubtfulPrice,
  monthlyPrice,
  pricePerMonth,
  RENTAL_PERIODS,
  type RentalPeriod,
} from "@/lib/money/monthly-price";
import { RATES } from "./rates";

describe("pricePerMonth", () => {
  it.each([
    [35_000_000, "month", 35_000_000],
    [9_000_000, "week", 39_000_000],
    [500_000, "day", 15_208_333.33],
    [500_000, "night", 15_208_333.33],
    [240_000_000, "year", 20_000_000],
    [0.5, "week", 2.17],
  ] as const)("converts %d a %s to %d a month", (amount, period, expected) => {
    expect(pricePerMonth(amount, period)).toBeCloseTo(expected, 2);
  });

  it.each(RENTAL_PERIODS)("times twelve is the yearly price, for a price a %s", (period) => {
    const periodsInAYear = { month: 12, week: 52, day: 365, night: 365, year: 1 };
    expect((pricePerMonth(1_000, period) ?? Number.NaN) * 12).toBeCloseTo(1_000 * periodsInAYear[period], 6);
  });

  it("treats an amount without a period as a monthly price", () => {
    expect(pricePerMonth(25_000_000, null)).toBe(25_000_000);
  });

  it("keeps a price of zero", () => {
    expect(pricePerMonth(0, "week")).toBe(0);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -25_000_000])(
    "is null for the amount %p",
    (amount) => {
      for (const period of [...RENTAL_PERIODS, null]) expect(pricePerMonth(amount, period)).toBeNull();
    },
  );

  it("is null when it exceeds the range of numbers", () => {
    expect(pricePerMonth(Number.MAX_VALUE, "day")).toBeNull();
  });
});

describe("monthlyPrice", () => {
  it.each([
    [35_000_000, "IDR", "month", 35_000_000, "IDR", true],
    [35_000_000, null, "month", 35_000_000, "IDR", true],
    [9_000_000, "IDR", "week", 39_000_000, "IDR", false],
    [1_200, "USD", "year", 100, "USD", false],
    [9_000_000, "IDR", null, 9_000_000, "IDR", false],
  ] as const)(
    "of %d %s a %s is %d %s",
    (price_amount, price_currency, rental_period, perMonth, currency, advertised) => {
      const monthly = monthlyPrice({ price_amount, price_currency, rental_period });
      expect(monthly).toEqual({ perMonth, currency, advertised });
    },
  );

  it("is null without a usable amount", () => {
    expect(monthlyPrice({ price_amount: null, price_currency: "IDR", rental_period: "month" })).toBeNull();
  });
});

describe("isDoubtful", () => {
  it.each([
    [0, true],
    [499_999, true],
    [500_000, false],
    [2_000_000_000, false],
    [2_000_000_001, true],
    [null, false],
  ])("of %p rupiah a month is %p", (perMonth, expected) => {
    expect(isDoubtful(perMonth)).toBe(expected);
  });
});

describe("isDoubtfulPrice", () => {
  it.each<[number | null, string | null, RentalPeriod, boolean]>([
    [200_000, "IDR", "month", true],
    [200_000, "IDR", "night", false],
    [16_000, "IDR", "night", true],
    [3, null, "month", true],
    [5_000_000, "IDR", "year", true],
    [10, "USD", "month", true],
    [800, "USD", "month", false],
    [200_000, "USD", "month", true],
    [1, "SGD", "month", false],
    [null, "IDR", "month", false],
  ])("judges %p %s a %s by the month in rupiah: %p", (amount, currency, period, expected) => {
    const monthly = monthlyPrice({ price_amount: amount, price_currency: currency, rental_period: period });
    expect(isDoubtfulPrice(monthly, RATES)).toBe(expected);
  });
});
