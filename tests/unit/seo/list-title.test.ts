import type { ListFacts } from "@/lib/seo/list-facts";
import { listTitle, shareListTitle } from "@/lib/seo/list-title";

const FACTS: ListFacts = {
  area: { name: "canggu", label: "Canggu" },
  count: 42,
  prices: { from: 8_000_000, to: 95_000_000 },
  bedrooms: { from: 1, to: 5 },
  newest: "2026-11-20T04:00:00.000Z",
};
const BALI: ListFacts = { ...FACTS, area: null, count: 1_377, prices: { from: 2_000_000, to: 2_000_000 } };
const longArea = { name: "x", label: `A${"a".repeat(79)}` };

describe("listTitle", () => {
  it.each<[Partial<ListFacts>, number, string]>([
    [{}, 1, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M"],
    [{}, 2, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M, page 2"],
    [BALI, 1, "Monthly rentals in Bali: 1,377 places from Rp 2M · Bali Monthly"],
    [{ count: 1, prices: null }, 1, "Monthly rentals in Canggu, Bali: 1 place · Bali Monthly"],
    [{ count: 0, prices: null }, 1, "Monthly rentals in Canggu, Bali · Bali Monthly"],
  ])("of %j on page %i is %j", (change, page, title) => {
    expect(listTitle({ ...FACTS, ...change }, page)).toBe(title);
  });

  it("is 15 to 65 characters whatever the name of the area", () => {
    for (const page of [1, 9_999]) {
      const { length } = listTitle({ ...FACTS, area: longArea, count: 60_000 }, page);
      expect(length).toBeGreaterThanOrEqual(15);
      expect(length).toBeLessThanOrEqual(65);
    }
  });
});

test("shareListTitle leaves the site's name out", () => {
  expect(shareListTitle(BALI, 1)).toBe("Monthly rentals in Bali: 1,377 places from Rp 2M");
});
