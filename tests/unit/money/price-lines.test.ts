import { formatPrice } from "@/lib/money/format-price";
import { monthlyPrice, type RentalPeriod } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { rentLines } from "@/lib/money/rent-lines";
import { secondPrice } from "@/lib/money/second-price";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "./rates";

type Price = [amount: number | null, currency: string | null, period?: RentalPeriod | null];

const priced = ([price_amount, price_currency, rental_period = "month"]: Price) => ({
  ...{ price_amount, price_currency, rental_period },
});
/** The price as posted, and by the month. */
const prices = (price: Price) => {
  const { price_amount, price_currency, rental_period } = priced(price);
  const posted = formatPrice(price_amount, price_currency, rental_period, ENGLISH);
  return [posted, monthlyPrice(priced(price))] as const;
};

describe("priceLines", () => {
  it.each([
    [35_000_000, "IDR", "month", "USD", "$2,060 / month", "Rp 35,000,000 / month"],
    [35_000_000, "IDR", "month", "EUR", "€1,791 / month", "Rp 35,000,000 / month"],
    [35_000_000, null, "month", "USD", "$2,060 / month", "Rp 35,000,000 / month"],
    [35_000_000, "IDR", "month", "IDR", "Rp 35,000,000 / month", null],
    [35_000_000, null, "month", "IDR", "Rp 35,000,000 / month", null],
    [9_000_000, "IDR", "week", "IDR", "Rp 39,000,000 / month", "Rp 9,000,000 / week"],
    [1_200, "USD", "month", "IDR", "Rp 20,392,903 / month", "$1,200 / month"],
    [9_000_000, "IDR", null, "IDR", "Rp 9,000,000 / month", "Rp 9,000,000"],
    [900, "SGD", "month", "USD", "SGD 900 / month", null],
  ] as const)(
    "shows %d %s a %s in %s as %s beside %s",
    (amount, currency, period, display, lead, advertised) => {
      expect(priceLines(...prices([amount, currency, period]), display, RATES, ENGLISH)).toEqual({
        lead,
        advertised,
        isDoubtful: false,
      });
    },
  );

  it("uses the listing's own currency while there are no exchange rates", () => {
    expect(priceLines(...prices([35_000_000, "IDR"]), "USD", { IDR: 1 }, ENGLISH)).toMatchObject({
      lead: "Rp 35,000,000 / month",
      advertised: null,
    });
  });

  it("shows an implausible price as advertised, marked as doubtful, and nothing without a price", () => {
    const doubtful = { advertised: null, isDoubtful: true };
    const shown = (price: Price) => priceLines(...prices(price), "USD", RATES, ENGLISH);
    expect(shown([3_000, "IDR"])).toEqual({ ...doubtful, lead: "Rp 3,000 / month" });
    expect(shown([1, "IDR", "year"])).toEqual({ ...doubtful, lead: "Rp 1 / year" });
    expect(shown([null, "IDR"])).toBeNull();
  });
});

describe("rentLines", () => {
  const lines = (price: Price) => rentLines(...prices(price), "USD", RATES, ENGLISH);

  it.each([
    ["by the month", 35_000_000, "IDR", "month", "Rp 35,000,000 / month", "$2,060 / month"],
    ["by the month in the display currency", 900, "USD", "month", "$900 / month", null],
    ["by the month in a currency without a rate", 900, "SGD", "month", "SGD 900 / month", null],
    ["by the year", 240_000_000, "IDR", "year", "$1,177 / month", "Rp 240,000,000 / year"],
    ["without a period", 35_000_000, "IDR", null, "$2,060 / month", "Rp 35,000,000"],
  ] as const)(
    "a rent %s: %d %s a %s leads with %s beside %s",
    (_, amount, currency, period, lead, beside) => {
      expect(lines([amount, currency, period])).toEqual({ lead, beside, isDoubtful: false });
    },
  );

  it("shows an implausible rent as posted, and nothing without a rent", () => {
    expect(lines([1, "IDR"])).toEqual({ lead: "Rp 1 / month", beside: null, isDoubtful: true });
    expect(lines([null, "IDR"])).toBeNull();
  });
});

describe("secondPrice", () => {
  const secondOf = (price: Price, second?: string) => secondPrice(priced(price), RATES, second, ENGLISH);

  it.each<[Price, string, string]>([
    [[20_000_000, "IDR"], "USD", "≈ $1,177 / month"],
    [[20_000_000, null], "EUR", "≈ €1,023 / month"],
    [[1_200, "USD"], "EUR", "≈ €1,043 / month"],
  ])("shows %j in %s", (price, second, said) => {
    expect(secondOf(price, second)).toBe(said);
  });

  it.each<[string, Price, string | undefined]>([
    ["no second currency", [20_000_000, "IDR"], undefined],
    ["no rent", [null, "IDR"], "USD"],
    ["a rent that is already in that currency", [1_200, "USD"], "USD"],
    ["a currency without a rate", [20_000_000, "IDR"], "CHF"],
    ["a doubtful rent", [20, "IDR"], "USD"],
  ])("shows nothing for %s", (_, price, second) => {
    expect(secondOf(price, second)).toBeNull();
  });
});
