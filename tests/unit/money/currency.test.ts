import { DISPLAY_CURRENCIES, isDisplayCurrency } from "@/lib/money/currency";

describe("the display currencies", () => {
  it("are the five of the specification with their symbols", () => {
    expect(Object.entries(DISPLAY_CURRENCIES)).toEqual([
      ["IDR", "Rp"],
      ["USD", "$"],
      ["AUD", "$"],
      ["CAD", "$"],
      ["EUR", "€"],
    ]);
  });

  it.each(["IDR", "USD", "AUD", "CAD", "EUR"])("accept %s", (code) => {
    expect(isDisplayCurrency(code)).toBe(true);
  });

  it.each(["", "usd", "SGD", "Rp", "$", " USD", "constructor", "__proto__", null, undefined, 1, ["USD"], {}])(
    "refuse %p",
    (code) => {
      expect(isDisplayCurrency(code)).toBe(false);
    },
  );
});
