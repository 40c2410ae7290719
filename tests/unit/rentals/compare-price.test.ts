import { basePricePerMonth, orderByPricePerMonth } from "@/lib/rentals/compare-price";
import { RATES } from "../money/rates";
import { sampleRental } from "./sample-rental";

describe("basePricePerMonth", () => {
  it.each([
    [35_000_000, "IDR", "month", 35_000_000],
    [35_000_000, null, "month", 35_000_000],
    [9_000_000, "IDR", "week", 39_000_000],
    [1_000, "USD", "month", 16_994_086],
    [100, "EUR", "night", 59_443_543],
  ] as const)("is for %d %s a %s about %d rupiah", (price_amount, price_currency, rental_period, rupiah) => {
    const price = basePricePerMonth(sampleRental({ price_amount, price_currency, rental_period }), RATES);
    expect(price).toBeCloseTo(rupiah, -1);
  });

  it.each([{ price_amount: null }, { price_currency: "SGD" }, { price_amount: Number.NaN }])(
    "is unknown with %p",
    (change) => {
      expect(basePricePerMonth(sampleRental(change), RATES)).toBeNull();
    },
  );
});

describe("orderByPricePerMonth", () => {
  const amounts = [null, 5, 3, null, 0, 7, Number.POSITIVE_INFINITY, 3];
  const sorted = (direction: 1 | -1) =>
    orderByPricePerMonth(
      amounts.map((price_amount) => sampleRental({ price_amount })),
      RATES,
      direction,
    ).map(({ price_amount }) => price_amount);

  it("puts missing prices last in both directions", () => {
    expect(sorted(1)).toEqual([0, 3, 3, 5, 7, null, null, Number.POSITIVE_INFINITY]);
    expect(sorted(-1)).toEqual([7, 5, 3, 3, 0, null, null, Number.POSITIVE_INFINITY]);
  });
});
