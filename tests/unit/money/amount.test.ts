import { parseAmount } from "@/lib/money/amount";
import type { RentalPeriod } from "@/lib/money/monthly-price";
import { rentSum } from "@/lib/money/rent-sum";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { RATES } from "./rates";

testReadings("tests/unit/money/amount.tsv", {
  "amount in IDR": (text) => parseAmount(text, "IDR") ?? "none",
});

describe("parseAmount", () => {
  it.each([
    ["$900", "USD", 900],
    ["usd 1,200", "USD", 1_200],
    ["€1.2k", "EUR", 1_200],
    ["$900", "AUD", 900],
  ] as const)("reads %j in %s", (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it.each(HARD_TEXTS)("returns a safe integer or null for a hard text (%#)", (text) => {
    const amount = parseAmount(text, "IDR");
    expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
  });
});

const sum = (
  price_amount: number | null,
  price_currency: string | null,
  rental_period: RentalPeriod | null,
  { rates = RATES, isPaidInParts = false } = {},
) => rentSum({ price_amount, price_currency, rental_period }, { rates, isPaidInParts }, ENGLISH);

const ASK = "A month is usually cheaper when asked.";

it.each([
  [180e6, "IDR", "year", ["Rp 15M a month = Rp 180M a year / 12, paid for the year in advance"]],
  [185e6, "IDR", "year", ["Rp 15.4M a month ≈ Rp 185M a year / 12, paid for the year in advance"]],
  [180_050_000, null, "year", ["Rp 15M a month ≈ Rp 180.1M a year / 12, paid for the year in advance"]],
  [12_000, "USD", "year", ["$1,000 a month = $12,000 a year / 12, paid for the year in advance"]],
  [9e6, "IDR", "week", ["Rp 39M a month = Rp 9M a week × 52 / 12"]],
  [500_000, "IDR", "night", ["Rp 15.2M a month ≈ Rp 500K a night × 365 / 12", ASK]],
  [600_000, "IDR", "day", ["Rp 18.3M a month ≈ Rp 600K a day × 365 / 12", ASK]],
  [48, "USD", "night", ["$1,460 a month = $48 a night × 365 / 12", ASK]],
  [45, "USD", "night", ["$1,369 a month ≈ $45 a night × 365 / 12", ASK]],
  [9e6, "IDR", null, ["The post names no period: read as the rent for a month."]],
  [9e6, "IDR", "month", []],
  [null, "IDR", "year", []],
  [null, null, null, []],
  [1, "IDR", "year", []],
  [1e15, "IDR", "night", []],
  [-5, "IDR", "night", []],
] as const)("%d %s by the %s: %j", (amount, currency, period, lines) => {
  expect(sum(amount, currency, period)).toEqual(lines);
});

it("rentSum does not say paid in advance when the post allows paying in parts", () => {
  expect(sum(180e6, "IDR", "year", { isPaidInParts: true })).toEqual([
    "Rp 15M a month = Rp 180M a year / 12, asked by the year",
  ]);
});

it("rentSum needs no rates for a sum in the currency of the post", () => {
  expect(sum(12_000, "USD", "year", { rates: { IDR: 1 } })).toEqual([
    "$1,000 a month = $12,000 a year / 12, paid for the year in advance",
  ]);
});
