import { comparisonOf } from "@/lib/market/comparison";
import { groupLabel, perBedroom, rentRows } from "@/lib/market/market-text";
import { inEnglish } from "@/tests/support/in-english";
import { homes, marketOf } from "./sample-market";

const MILLION = 1_000_000;

describe("the table of asking rents", () => {
  const about = (rentals: ReturnType<typeof homes>) => {
    const comparison = rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]);
    if (comparison === null) throw new Error("no comparison");
    return comparison;
  };

  it("has the ends, the quartiles and this home, lowest first", () => {
    const comparison = about(homes([14, 10, 12, 20, 30]));
    expect(groupLabel(comparison.group, inEnglish)).toBe("two-bedroom homes in Canggu");
    expect(rentRows(comparison, inEnglish).map(({ name, rupiah }) => `${name} ${rupiah / MILLION}`)).toEqual([
      "Lowest 10",
      "A quarter ask less than 12",
      "Median 14",
      "This home 14",
      "A quarter ask more than 20",
      "Highest 30",
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
