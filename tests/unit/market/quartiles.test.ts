import { quantile, quartilesOf } from "@/lib/market/quartiles";

describe("quantile", () => {
  // The results of `quantile(x, p, type = 7)` in R and of `numpy.quantile`.
  it.each([
    [[7], 0.25, 7],
    [[1, 2], 0.5, 1.5],
    [[1, 2], 0.25, 1.25],
    [[1, 2, 3, 4], 0.25, 1.75],
    [[1, 2, 3, 4], 0.75, 3.25],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.25, 32.5],
    [[3, 3, 3], 0.75, 3],
  ])("of %p at %p is %p", (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected, 10);
  });

  it("gives the ends and quartiles of a list", () => {
    expect(quartilesOf([2, 4, 9])).toEqual({ lowest: 2, lower: 3, median: 4, upper: 6.5, highest: 9 });
  });
});
