import { convertedPrice, monthlyPrice } from "@/lib/money/monthly-price";
import type { RentalPeriod } from "@/lib/money/price-per-month";
import { RATES } from "./rates";

const priced = (
  price_amount: number | null,
  price_currency: string | null,
  rental_period: RentalPeriod | null,
) => monthlyPrice({ price_amount, price_currency, rental_period });

describe("convertedPrice", () => {
  it.each([
    [35_000_000, "IDR", "month", "USD", "$2,060 / month"],
    [35_000_000, "IDR", "month", "EUR", "€1,791 / month"],
    [35_000_000, null, "month", "USD", "$2,060 / month"],
    [9_000_000, "IDR", "week", "IDR", "Rp 39,000,000 / month"],
    [45, "USD", "night", "USD", "$1,369 / month"],
    [240_000_000, "IDR", "year", "IDR", "Rp 20,000,000 / month"],
    [1_200, "USD", "month", "IDR", "Rp 20,392,903 / month"],
  ] as const)("words %d %s a %s in %s as %s", (amount, currency, period, display, text) => {
    expect(convertedPrice(priced(amount, currency, period), display, RATES)).toBe(text);
  });

  it.each([
    ["the advert already says it", 35_000_000, "IDR", "month", "IDR"],
    ["the advert already says it, without a currency", 35_000_000, null, "month", "IDR"],
    ["the listing has no price", null, "IDR", "month", "USD"],
    ["the listing's currency has no rate", 900, "SGD", "month", "USD"],
  ] as const)("says nothing when %s", (_, amount, currency, period, display) => {
    expect(convertedPrice(priced(amount, currency, period), display, RATES)).toBeNull();
  });

  it("says nothing in another currency while there are no rates", () => {
    expect(convertedPrice(priced(35_000_000, "IDR", "month"), "USD", { IDR: 1 })).toBeNull();
  });
});
