import { compactAmount, formatAmount, formatPrice, groupDigits } from "@/lib/money/format-price";
import { ENGLISH } from "@/tests/support/in-english";

describe("groupDigits", () => {
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1_000, "1,000"],
    [10_000, "10,000"],
    [123_456, "123,456"],
    [5_400_000, "5,400,000"],
    [1e15, "1,000,000,000,000,000"],
    [-1_234, "-1,234"],
    [-123, "-123"],
  ])("writes %d as %j", (whole, text) => {
    expect(groupDigits(whole, "en")).toBe(text);
  });
});

describe("formatAmount", () => {
  it.each([
    [35_000_000, "IDR", "Rp 35,000,000"],
    [35_000_000, null, "Rp 35,000,000"],
    [1_200, "USD", "$1,200"],
    [1_790.915, "EUR", "€1,791"],
    [0, "IDR", "Rp 0"],
    [0.4, "USD", "$0"],
    [1_999.5, "USD", "$2,000"],
    [999.49, "EUR", "€999"],
    [1e15, "IDR", "Rp 1,000,000,000,000,000"],
    [900, "SGD", "SGD 900"],
  ])("writes %d %s as %s", (amount, currency, text) => {
    expect(formatAmount(amount, currency, "en")).toBe(text);
  });

  it.each(["AUD", "CAD"])("names the currency of a dollar that is not the US dollar: %s", (currency) => {
    const text = formatAmount(1_800, currency, "en");
    expect(text).toContain("$1,800");
    expect(text).toContain(currency);
  });
});

describe("formatPrice", () => {
  it.each([
    [35_000_000, "IDR", "month", "Rp 35,000,000 / month"],
    [9_000_000, "IDR", "week", "Rp 9,000,000 / week"],
    [45, "USD", "night", "$45 / night"],
    [500_000, null, "day", "Rp 500,000 / day"],
    [14_000, "EUR", "year", "€14,000 / year"],
    [35_000_000, "IDR", null, "Rp 35,000,000"],
  ] as const)("words %d %s a %s as %s", (amount, currency, period, text) => {
    expect(formatPrice(amount, currency, period, ENGLISH)).toBe(text);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])("is null for the amount %p", (amount) => {
    expect(formatPrice(amount, "IDR", "month", ENGLISH)).toBeNull();
  });
});

describe("compactAmount", () => {
  it.each([
    [8_000_000, "Rp 8M"],
    [8_500_000, "Rp 8.5M"],
    [1_100_000, "Rp 1.1M"],
    [2_295_607, "Rp 2.3M"],
    [750_000, "Rp 750K"],
    [999_999, "Rp 1M"],
    [2_500_000_000, "Rp 2.5B"],
    [900, "Rp 900"],
  ])("abbreviates %i rupiah as %s", (amount, words) => {
    expect(compactAmount(amount, "IDR", ENGLISH)).toBe(words);
    expect(compactAmount(amount, null, ENGLISH)).toBe(words);
  });

  it("rounds a bound in the given direction", () => {
    expect(compactAmount(7_960_000, null, ENGLISH, "down")).toBe("Rp 7.9M");
    expect(compactAmount(7_910_000, null, ENGLISH, "up")).toBe("Rp 8M");
    expect(compactAmount(1_100_000, null, ENGLISH, "down")).toBe("Rp 1.1M");
    expect(compactAmount(1_100_000, null, ENGLISH, "up")).toBe("Rp 1.1M");
  });

  it("writes other currencies in full", () => {
    expect(compactAmount(1_200, "USD", ENGLISH)).toBe("$1,200");
    expect(compactAmount(90_000, "SGD", ENGLISH)).toBe("SGD 90,000");
  });
});
