import {
  isDoubtful,
  isDoubtfulPrice,
  monthlyPrice,
  pricePerMonth,
  RENTAL_PERIODS,
} from "@/lib/money/monthly-price";
import { testReadings } from "@/tests/support/case-table";
import { priceOf } from "./price-of";
import { RATES } from "./rates";

testReadings("tests/unit/money/monthly-price.tsv", {
  "price by the month": (text) => {
    const { price_amount, rental_period } = priceOf(text);
    return pricePerMonth(price_amount, rental_period)?.toFixed(2);
  },
  "monthly price": (text) => {
    const monthly = monthlyPrice(priceOf(text));
    return monthly && `${monthly.perMonth} ${monthly.currency}${monthly.advertised ? " as advertised" : ""}`;
  },
  "doubt of a month in rupiah": (perMonth) => isDoubtful(Number(perMonth)),
  "doubt of a price": (text) => isDoubtfulPrice(monthlyPrice(priceOf(text)), RATES),
});

test("an unknown price is not doubtful", () => {
  expect(isDoubtful(null)).toBe(false);
});

describe("pricePerMonth", () => {
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
  it("is null without a usable amount", () => {
    expect(monthlyPrice({ price_amount: null, price_currency: "IDR", rental_period: "month" })).toBeNull();
  });
});
