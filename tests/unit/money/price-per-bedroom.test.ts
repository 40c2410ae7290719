import { pricePerBedroomPerMonth } from "@/lib/money/price-per-bedroom";

describe("pricePerBedroomPerMonth", () => {
  it.each([
    [30_000_000, 1, 30_000_000],
    [30_000_000, 3, 10_000_000],
    [0, 2, 0],
  ])("divides %d by %d bedrooms", (perMonth, bedrooms, expected) => {
    expect(pricePerBedroomPerMonth(perMonth, bedrooms)).toBe(expected);
  });

  it.each([null, 0, -1])("is infinite with %p bedrooms", (bedrooms) => {
    expect(pricePerBedroomPerMonth(30_000_000, bedrooms)).toBe(Number.POSITIVE_INFINITY);
    expect(pricePerBedroomPerMonth(0, bedrooms)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([null, 0, 2])("is unavailable without a monthly price, with %p bedrooms", (bedrooms) => {
    expect(pricePerBedroomPerMonth(null, bedrooms)).toBeNull();
  });
});
