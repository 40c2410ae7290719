import { formatPrice } from "@/lib/money/format-price";
import type { RentalPeriod } from "@/lib/money/monthly-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "./rates";

const lines = (
  amount: number | null,
  currency: string | null,
  period: RentalPeriod | null,
  display: "IDR" | "USD" | "EUR",
  rates = RATES,
) =>
  priceLines(
    formatPrice(amount, currency, period, ENGLISH),
    monthlyPrice({ price_amount: amount, price_currency: currency, rental_period: period }),
    display,
    rates,
    ENGLISH,
  );

describe("priceLines", () => {
  it.each([
    [35_000_000, "IDR", "month", "USD", "$2,060 / month", "Rp 35,000,000 / month"],
    [35_000_000, "IDR", "month", "EUR", "€1,791 / month", "Rp 35,000,000 / month"],
    [35_000_000, null, "month", "USD", "$2,060 / month", "Rp 35,000,000 / month"],
    [35_000_000, "IDR", "month", "IDR", "Rp 35,000,000 / month", null],
    [35_000_000, null, "month", "IDR", "Rp 35,000,000 / month", null],
    [9_000_000, "IDR", "week", "IDR", "Rp 39,000,000 / month", "Rp 9,000,000 / week"],
    [45, "USD", "night", "USD", "$1,369 / month", "$45 / night"],
    [240_000_000, "IDR", "year", "IDR", "Rp 20,000,000 / month", "Rp 240,000,000 / year"],
    [1_200, "USD", "month", "IDR", "Rp 20,392,903 / month", "$1,200 / month"],
    [9_000_000, "IDR", null, "IDR", "Rp 9,000,000 / month", "Rp 9,000,000"],
    [900, "SGD", "month", "USD", "SGD 900 / month", null],
    [900, "SGD", "week", "USD", "SGD 3,900 / month", "SGD 900 / week"],
  ] as const)(
    "shows %d %s a %s in %s as %s beside %s",
    (amount, currency, period, display, lead, advertised) => {
      expect(lines(amount, currency, period, display)).toEqual({ lead, advertised, isDoubtful: false });
    },
  );

  it("uses the listing's own currency while there are no exchange rates", () => {
    expect(lines(35_000_000, "IDR", "month", "USD", { IDR: 1 })).toMatchObject({
      lead: "Rp 35,000,000 / month",
      advertised: null,
    });
  });

  it("shows an implausible price as advertised and marks it as doubtful", () => {
    const doubtful = { advertised: null, isDoubtful: true };
    expect(lines(3_000, "IDR", "month", "USD")).toEqual({ ...doubtful, lead: "Rp 3,000 / month" });
    expect(lines(1, "IDR", "year", "IDR")).toEqual({ ...doubtful, lead: "Rp 1 / year" });
  });

  it("is null without a price", () => {
    expect(lines(null, "IDR", "month", "USD")).toBeNull();
  });
});
