import { CURRENCY_SYMBOLS, convert, DISPLAY_CURRENCIES, isDisplayCurrency } from "@/lib/money/currency";
import { rateNote } from "@/lib/money/rate-note";
import { testReadings } from "@/tests/support/case-table";
import { RATES } from "./rates";

describe("the display currencies", () => {
  it("are the five of the specification, with their symbols", () => {
    expect(DISPLAY_CURRENCIES.map((code) => [code, CURRENCY_SYMBOLS[code]])).toEqual([
      ["IDR", "Rp"],
      ["USD", "$"],
      ["AUD", "$"],
      ["CAD", "$"],
      ["EUR", "€"],
    ]);
  });

  it.each(["IDR", "USD", "AUD", "CAD", "EUR"])("include %s", (code) => {
    expect(isDisplayCurrency(code)).toBe(true);
  });

  it.each([
    "",
    "usd",
    "SGD",
    "THB",
    "Rp",
    "$",
    " USD",
    "constructor",
    "__proto__",
    null,
    undefined,
    1,
    ["USD"],
    {},
  ])("do not include %p", (code) => {
    expect(isDisplayCurrency(code)).toBe(false);
  });
});

/** The service's own rates of the dollar on the same day. */
const FOR_ONE_DOLLAR = { AUD: 1.4178, CAD: 1.3717, EUR: 0.86957, IDR: 16_994 };

describe("convert", () => {
  it.each([
    [35_000_000, "IDR", "USD", 2_059.54],
    [35_000_000, "IDR", "EUR", 1_790.915],
    [35_000_000, "IDR", "AUD", 2_920.05],
    [1_200, "USD", "IDR", 20_392_903.27],
    [1_200, "USD", "EUR", 1_043.484],
    [900, "EUR", "CAD", 1_419.59],
    [0, "USD", "IDR", 0],
  ])("converts %d %s to %s as %d", (amount, source, target, expected) => {
    expect(convert(amount, source, target, RATES)).toBeCloseTo(expected, 0);
  });

  it.each(Object.entries(FOR_ONE_DOLLAR))(
    "agrees with the service's own rate of the dollar to %s",
    (code, rate) => {
      const converted = convert(1_000, "USD", code, RATES) ?? Number.NaN;
      expect(Math.abs(converted / (1_000 * rate) - 1)).toBeLessThan(0.001);
    },
  );

  it("treats an amount without a currency as the base currency", () => {
    expect(convert(35_000_000, null, "USD", RATES)).toBe(convert(35_000_000, "IDR", "USD", RATES));
    expect(convert(35_000_000, null, "IDR", RATES)).toBe(35_000_000);
  });

  it.each(Object.keys(RATES))("does not change an amount of %s in its own currency", (code) => {
    expect(convert(1_234_567.89, code, code, RATES)).toBe(1_234_567.89);
  });

  it("needs no rate for an amount that stays in its currency", () => {
    expect(convert(900, "SGD", "SGD", { IDR: 1 })).toBe(900);
  });

  it.each([
    ["an unknown source", "SGD", "IDR", RATES],
    ["an unknown target", "IDR", "SGD", RATES],
    ["missing rates", "IDR", "USD", { IDR: 1 }],
    ["a source rate of zero", "USD", "IDR", { IDR: 1, USD: 0 }],
    ["a negative source rate", "USD", "IDR", { IDR: 1, USD: -2 }],
    ["a currency named like a property of every object", "constructor", "IDR", RATES],
    ["a target named like a property of every object", "IDR", "toString", RATES],
  ])("is null for %s", (_, source, target, rates) => {
    expect(convert(1_000, source, target, rates)).toBeNull();
  });

  it("is null when the result exceeds the range of numbers", () => {
    expect(convert(Number.MAX_VALUE, "USD", "IDR", RATES)).toBeNull();
  });

  it("returns to the same amount after a conversion there and back", () => {
    for (const source of Object.keys(RATES))
      for (const target of Object.keys(RATES)) {
        const there = convert(25_000_000, source, target, RATES) ?? Number.NaN;
        expect(convert(there, target, source, RATES)).toBeCloseTo(25_000_000, 2);
      }
  });
});

testReadings("tests/unit/money/currency.tsv", {
  // Per unit of the more valuable currency.
  "note on the rate": (text) => {
    const [from = "", to = ""] = text.split(" to ");
    return rateNote(from, to, RATES, "en");
  },
});

it.each([
  ["the same currency", "USD", "USD", RATES],
  ["an unknown currency", "SGD", "USD", RATES],
  ["no rates", "IDR", "USD", { IDR: 1 }],
  ["a rate of zero", "IDR", "USD", { IDR: 1, USD: 0 }],
])("there is no note on the rate for %s", (_, from, to, rates) => {
  expect(rateNote(from, to, rates, "en")).toBeNull();
});
