import { compactAmount, formatAmount, formatRent, groupDigits } from "@/lib/money/format-price";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { priceOf, rentIn } from "./price-of";

testReadings("tests/unit/money/format-price.tsv", {
  "grouped number": (whole) => groupDigits(Number(whole), "en"),
  amount: (text) => {
    const { price_amount, price_currency } = priceOf(text);
    return formatAmount(price_amount ?? Number.NaN, price_currency, "en");
  },
  price: (text) => {
    const rent = rentIn(text);
    return rent && formatRent(rent, ENGLISH);
  },
  "compact amount": (amount) => {
    const words = compactAmount(Number(amount), "IDR", ENGLISH);
    expect(compactAmount(Number(amount), null, ENGLISH)).toBe(words);
    return words;
  },
});

describe("formatAmount", () => {
  it.each(["AUD", "CAD"])("names the currency of a dollar that is not the US dollar: %s", (currency) => {
    const text = formatAmount(1_800, currency, "en");
    expect(text).toContain("$1,800");
    expect(text).toContain(currency);
  });
});

describe("compactAmount", () => {
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
