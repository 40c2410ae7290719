import { comparisonOf } from "@/lib/market/comparison";
import { dotsNote, groupLabel, perBedroom, rentRows } from "@/lib/market/market-text";
import { groupFor } from "@/lib/market/rent-market";
import { PLOT_WIDTH, rentPlot } from "@/lib/market/rent-plot";
import { inEnglish } from "@/tests/support/in-english";
import { homes, marketOf } from "./sample-market";

const MILLION = 1_000_000;

/** The plot for the first of homes with these rents in millions a month. */
function plotOf(millions: readonly number[]) {
  const rentals = homes(millions);
  const [first] = rentals;
  const group = first && groupFor(marketOf(rentals), first);
  if (!group) throw new Error("no group");
  return rentPlot(group, (millions[0] ?? 0) * MILLION);
}

/** The number of dots in a path, which does not contain the listing's own. */
function dotsIn({ dots, step }: { dots: string; step: number }): number {
  return [...dots.matchAll(/v-([\d.]+)/g)].reduce(
    (sum, [, rise]) => sum + 1 + Math.floor(Number(rise) / step + 1e-9),
    0,
  );
}

describe("rentPlot", () => {
  it("has a dot for every other rent, and the listing's own apart", () => {
    const plot = plotOf([20, 10, 15, 20, 20, 30, 40]);
    expect(dotsIn(plot)).toBe(6);
    expect(plot).toMatchObject({ from: 10 * MILLION, to: 40 * MILLION, beyond: 0 });
    expect(plot.own).toBeGreaterThan(plot.lower);
    expect(plot.own).toBeLessThan(plot.upper);
  });

  it("puts the rents in the middle when all are equal", () => {
    const plot = plotOf([9, 9, 9, 9, 9, 9]);
    expect(plot.median).toBe(PLOT_WIDTH / 2);
    expect(plot.own).toBe(plot.median);
    expect(dotsIn(plot)).toBe(5);
  });

  it("draws a far higher rent at the edge and counts it", () => {
    const plot = plotOf([20, 18, 19, 20, 21, 22, 900]);
    expect(plot.to).toBeLessThan(40 * MILLION);
    expect(plot.beyond).toBe(1);
    expect(dotsNote(plot.beyond, inEnglish)).toMatch(/ One lies beyond the edge\.$/);
    expect(dotsIn(plot)).toBe(6);
  });

  it("draws a far lower rent at the edge and counts it", () => {
    const plot = plotOf([20, 18, 19, 20, 21, 22, 1]);
    expect(plot.from).toBeGreaterThan(MILLION);
    expect(plot.beyond).toBe(1);
    expect(dotsIn(plot)).toBe(6);
  });

  it("has a bounded size for a group of any size", () => {
    const many = Array.from({ length: 3_000 }, (_, index) => 10 + (index % 97));
    const plot = plotOf(many);
    expect(plot.dots.length).toBeLessThan(1_200);
    expect(plot.height).toBeLessThan(100);
    expect(dotsIn(plotOf([10, 10, 10, 10, 10, 90]))).toBe(5);
  });
});

describe("the table beside the plot", () => {
  const about = (rentals: ReturnType<typeof homes>) => {
    const comparison = rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]);
    if (comparison === null) throw new Error("no comparison");
    return comparison;
  };

  it("has the ends, the quartiles and this home", () => {
    const comparison = about(homes([14, 10, 12, 20, 30]));
    expect(groupLabel(comparison.group, inEnglish)).toBe("two-bedroom homes in Canggu");
    expect(rentRows(comparison, inEnglish).map(({ name, rupiah }) => `${name} ${rupiah / MILLION}`)).toEqual([
      "Lowest 10",
      "A quarter ask less than 12",
      "Median 14",
      "A quarter ask more than 20",
      "Highest 30",
      "This home 14",
    ]);
  });

  it("has the rent per bedroom for two bedrooms and more", () => {
    expect(perBedroom(about(homes([20, 10, 12, 14, 30])))).toEqual({
      own: 10 * MILLION,
      median: 7 * MILLION,
    });
    expect(perBedroom(about(homes([20, 10, 12, 14, 30], { bedrooms: 1 })))).toBeNull();
    expect(perBedroom(about(homes([20, 10, 12, 14, 30], { bedrooms: 0 })))).toBeNull();
  });
});
