import { areSwapped, type PriceBounds, settledPrices } from "@/lib/filters/price-bounds";

const bounds = (
  price_min: number | null,
  price_max: number | null,
  price_in: PriceBounds["price_in"] = "IDR",
) => ({
  price_min,
  price_max,
  price_in,
});

describe("settledPrices", () => {
  it.each([
    ["nothing", bounds(null, null), bounds(null, null)],
    ["a currency without bounds", bounds(null, null, "USD"), bounds(null, null)],
    ["whole steps", bounds(10_000_000, 15_500_000), bounds(10_000_000, 15_500_000)],
    ["amounts between steps", bounds(10_400_000, 15_100_000), bounds(10_000_000, 15_500_000)],
    ["amounts in dollars", bounds(610, 901, "USD"), bounds(600, 925, "USD")],
    ["millions", bounds(10, 15), bounds(10_000_000, 15_000_000)],
    ["millions beside a full amount", bounds(20, 15_000_000), bounds(15_000_000, 20_000_000)],
    ["small amounts in euros", bounds(10, 15, "EUR"), bounds(null, 25, "EUR")],
    ["0", bounds(0, 0), bounds(null, null)],
    ["a maximum of 0", bounds(20_000_000, 0), bounds(20_000_000, null)],
    ["less than a step", bounds(400_000, 400_000), bounds(null, 500_000)],
    ["swapped bounds", bounds(20_000_000, 10_000_000), bounds(10_000_000, 20_000_000)],
    ["swapped bounds between steps", bounds(901, 610, "AUD"), bounds(600, 925, "AUD")],
    ["equal bounds", bounds(15_000_000, 15_000_000), bounds(15_000_000, 15_000_000)],
    ["an excessive amount", bounds(9e14, 9e15), bounds(2_000_000_000, 2_000_000_000)],
    ["an excessive amount in dollars", bounds(null, 9e15, "USD"), bounds(null, 100_000, "USD")],
  ])("settles %s as the bounds of an address", (_, given, settled) => {
    expect(settledPrices(given)).toEqual(settled);
    expect(settledPrices(settled)).toEqual(settled);
  });
});

it.each([
  [bounds(20, 15_000_000), true],
  [bounds(15, 20_000_000), false],
  [bounds(15_000_000, 15_000_000), false],
  [bounds(20_000_000, null), false],
  [bounds(20_000_000, 0), false],
  [bounds(901, 610, "USD"), true],
])("whether the bounds %j are swapped: %p", (given, swapped) => {
  expect(areSwapped(given)).toBe(swapped);
});
