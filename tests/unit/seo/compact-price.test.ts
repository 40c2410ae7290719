import { compactAmount } from "@/lib/seo/compact-price";

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
  ])("%i rupiah are %s", (amount, words) => {
    expect(compactAmount(amount, "IDR")).toBe(words);
    expect(compactAmount(amount, null)).toBe(words);
  });

  it("rounds a bound away from what it bounds", () => {
    expect(compactAmount(7_960_000, null, "down")).toBe("Rp 7.9M");
    expect(compactAmount(7_910_000, null, "up")).toBe("Rp 8M");
    expect(compactAmount(1_100_000, null, "down")).toBe("Rp 1.1M");
    expect(compactAmount(1_100_000, null, "up")).toBe("Rp 1.1M");
  });

  it("writes other currencies in full", () => {
    expect(compactAmount(1_200, "USD")).toBe("$1,200");
    expect(compactAmount(90_000, "SGD")).toBe("SGD 90,000");
  });
});
