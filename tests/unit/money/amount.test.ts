import { parseAmount } from "@/lib/money/amount";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

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
