import { parseAmount } from "@/lib/money/amount";
import { HARD_TEXTS } from "../hard-texts";

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
