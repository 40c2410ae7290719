import type { LiveRental } from "@/lib/rentals/rental";
import {
  basePricePerMonth,
  doubtfulLast,
  fittingFirst,
  orderByPricePerMonth,
} from "@/lib/search/compare-price";
import { RATES } from "../money/rates";
import { sampleRental } from "../rentals/sample-rental";

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
  const amounts = [null, 5e6, 3e6, null, 0, 7e6, Number.POSITIVE_INFINITY, 3e6, 3e9, 5e5, 2e9, 499_999];
  const sorted = (direction: 1 | -1) =>
    orderByPricePerMonth(
      amounts.map((price_amount) => sampleRental({ price_amount })),
      RATES,
      direction,
    ).map(({ price_amount }) => price_amount);

  it("puts prices that cannot be right after the others, and missing ones last, in both directions", () => {
    const missing = [null, null, Number.POSITIVE_INFINITY];
    expect(sorted(1)).toEqual([5e5, 3e6, 3e6, 5e6, 7e6, 2e9, 0, 499_999, 3e9, ...missing]);
    expect(sorted(-1)).toEqual([2e9, 7e6, 5e6, 3e6, 3e6, 5e5, 3e9, 499_999, 0, ...missing]);
  });
});

describe("doubtfulLast", () => {
  it("keeps the order, and puts prices that cannot be right last", () => {
    const amounts = [7e6, 1, null, 3e9, 5e5];
    const rentals = amounts.map((price_amount) => sampleRental({ price_amount }));
    expect(doubtfulLast(rentals, RATES).map(({ price_amount }) => price_amount)).toEqual([
      7e6,
      null,
      5e5,
      1,
      3e9,
    ]);
  });

  it("compares by the month, in rupiah", () => {
    const rentals = [
      sampleRental({ id: 1, price_amount: 12, price_currency: "USD" }),
      sampleRental({ id: 2, price_amount: 12, price_currency: "USD", rental_period: "night" }),
      sampleRental({ id: 3, price_amount: 12, price_currency: "SGD" }),
    ];
    expect(doubtfulLast(rentals, RATES).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

it("puts first what fits, and nothing whose price cannot be right", () => {
  const fits = ({ price_amount }: LiveRental) => price_amount !== null && price_amount <= 11e6;
  const amounts = [12e6, 11e6, 1, null, 5e6, 11_000_001];
  const rentals = amounts.map((price_amount) => sampleRental({ price_amount }));
  const ordered = fittingFirst(rentals, fits, RATES).map(({ price_amount }) => price_amount);
  expect(ordered).toEqual([11e6, 5e6, 12e6, 1, null, 11_000_001]);
});
