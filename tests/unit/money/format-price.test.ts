import { formatAmount, formatPrice } from "@/lib/money/format-price";

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
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it.each(["AUD", "CAD"])("shows a dollar that cannot be taken for another: %s", (currency) => {
    const text = formatAmount(1_800, currency);
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
    expect(formatPrice(amount, currency, period)).toBe(text);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])("words no price for the amount %p", (amount) => {
    expect(formatPrice(amount, "IDR", "month")).toBeNull();
  });
});
