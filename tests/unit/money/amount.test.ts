import { parseAmount } from "@/lib/money/amount";
import type { RentalPeriod } from "@/lib/money/monthly-price";
import { rentSum } from "@/lib/money/rent-sum";
import { ENGLISH } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { RATES } from "./rates";

describe("parseAmount", () => {
  it.each([
    ["15000000", 15_000_000],
    ["15jt", 15_000_000],
    ["15 JT", 15_000_000],
    ["15 juta", 15_000_000],
    ["1.5jt", 1_500_000],
    ["1,5 jt.", 1_500_000],
    ["15m", 15_000_000],
    ["15 mln", 15_000_000],
    ["15 млн", 15_000_000],
    ["900k", 900_000],
    ["900 rb", 900_000],
    ["900 ribu", 900_000],
    ["15.000.000", 15_000_000],
    ["15,000,000", 15_000_000],
    ["15 000 000", 15_000_000],
    ["1.500", 1_500],
    ["Rp 15jt", 15_000_000],
    ["IDR15,000,000", 15_000_000],
    ["15", 15],
    ["7.5", 8],
    ["0", 0],
    ["000", 0],
  ])("reads %j in rupiah as %i", (text, amount) => {
    expect(parseAmount(text, "IDR")).toBe(amount);
  });

  it.each([
    ["$900", "USD", 900],
    ["usd 1,200", "USD", 1_200],
    ["€1.2k", "EUR", 1_200],
    ["$900", "AUD", 900],
  ] as const)("reads %j in %s", (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it.each([
    ...["", " ", "-", "-15", "−15jt", "1e99", "1e6", "NaN", "Infinity", "15jt-20jt", "jt", "fifteen"],
    ...["15 zillion", "1.2.3", "1,50,000", "15.0000", "..", "$900", "€900", "usd 900", "0x10", "½", "+15"],
    ...["constructor", "15constructor", "15__proto__", "9".repeat(50), `15${" ".repeat(100)}`],
  ])("reads no amount in rupiah in %j", (text) => {
    expect(parseAmount(text, "IDR")).toBeNull();
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
