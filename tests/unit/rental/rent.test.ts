import { pricePerMonth, RENTAL_PERIODS } from "@/lib/money/period";
import { basePricePerMonth, isDoubtful, plausibleRent } from "@/lib/rental/rent";
import { testReadings } from "@/tests/support/case-table";
import { priceOf, rentIn } from "../money/price-of";
import { RATES } from "../money/rates";
import { sampleRent } from "./sample-rental";

testReadings("tests/unit/rental/rent.tsv", {
  "price by the month": (text) => {
    const { price_amount, rental_period } = priceOf(text);
    return pricePerMonth(price_amount, rental_period)?.toFixed(2);
  },
  "monthly price": (text) => {
    const rent = rentIn(text);
    return rent && `${rent.price_per_month} ${rent.currency}`;
  },
  "doubt of a month in rupiah": (perMonth) => isDoubtful(Number(perMonth)),
  "doubt of a price": (text) => isDoubtful(basePricePerMonth(rentIn(text), RATES)),
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

test("no rent, a doubtful one and a placeholder are not plausible", () => {
  const placeholder = sampleRent({ hasPlaceholderPrice: true });
  for (const rent of [null, sampleRent({ price_amount: 35 }), placeholder])
    expect(plausibleRent(rent, RATES)).toBeNull();
  expect(plausibleRent(sampleRent(), RATES)).toMatchObject({ price_per_month: 35_000_000 });
});

describe("basePricePerMonth", () => {
  it.each([
    ["35000000 IDR month", 35_000_000],
    ["35000000 - month", 35_000_000],
    ["1000 USD month", 16_994_086],
    ["100 EUR night", 59_443_543],
  ])("is for %s about %d rupiah", (text, rupiah) => {
    expect(basePricePerMonth(rentIn(text), RATES)).toBeCloseTo(rupiah, -1);
  });

  it.each(["- IDR month", "900 SGD month", "NaN IDR month"])("is unknown with %s", (text) => {
    expect(basePricePerMonth(rentIn(text), RATES)).toBeNull();
  });
});
