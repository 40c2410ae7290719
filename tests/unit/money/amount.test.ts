import { parseAmount } from "@/lib/money/amount";
import { rentSum } from "@/lib/money/rent-sum";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { priceOf } from "./price-of";
import { RATES } from "./rates";

testReadings("tests/unit/money/amount.tsv", {
  "amount in IDR": (text) => parseAmount(text, "IDR") ?? "none",
  "rent by the month": (price) => sum(price),
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

const sum = (price: string, { rates = RATES, isPaidInParts = false } = {}) =>
  rentSum(priceOf(price), { rates, isPaidInParts }, ENGLISH);

it("rentSum does not say paid in advance when the post allows paying in parts", () => {
  expect(sum("180000000 IDR year", { isPaidInParts: true })).toEqual([
    "Rp 15M a month = Rp 180M a year / 12, asked by the year",
  ]);
});

it("rentSum needs no rates for a sum in the currency of the post", () => {
  expect(sum("12000 USD year", { rates: { IDR: 1 } })).toEqual([
    "$1,000 a month = $12,000 a year / 12, paid for the year in advance",
  ]);
});
