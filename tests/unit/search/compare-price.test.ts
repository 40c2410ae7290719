import type { LiveRental } from "@/lib/rentals/rental";
import { basePricePerMonth } from "@/lib/search/compare-price";
import { fittingFirst } from "@/lib/search/orders";
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

it("puts fitting rentals first, but not those with an implausible price", () => {
  const fits = ({ price_amount }: LiveRental) => price_amount !== null && price_amount <= 11e6;
  const amounts = [12e6, 11e6, 1, null, 5e6, 11_000_001];
  const rentals = amounts.map((price_amount) => sampleRental({ price_amount }));
  const ordered = fittingFirst(rentals, fits, RATES).map(({ price_amount }) => price_amount);
  expect(ordered).toEqual([11e6, 5e6, 12e6, 1, null, 11_000_001]);
});
