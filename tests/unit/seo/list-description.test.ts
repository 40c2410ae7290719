import { listDescription } from "@/lib/seo/list-description";
import type { ListFacts } from "@/lib/seo/list-facts";

const FACTS: ListFacts = {
  area: { name: "canggu", label: "Canggu" },
  count: 42,
  prices: { from: 8_000_000, to: 95_000_000 },
  bedrooms: { from: 1, to: 5 },
  newest: "2026-11-20T04:00:00.000Z",
};

describe("listDescription", () => {
  it("says how many, where, for how much, how large and how new", () => {
    expect(listDescription(FACTS, 1)).toBe(
      "42 places to rent by the month in Canggu, Bali: Rp 8M to Rp 95M a month, 1 to 5 bedrooms, newest 20 November 2026.",
    );
  });

  it("differs by page", () => {
    expect(listDescription(FACTS, 2)).toMatch(/ Page 2\.$/);
  });

  it.each<Partial<ListFacts>>([
    {},
    { area: null, count: 1, prices: { from: 2e6, to: 2e6 }, bedrooms: { from: 1, to: 1 }, newest: null },
    { prices: null, bedrooms: null, newest: null },
    { prices: null, bedrooms: { from: 3, to: 3 }, newest: null },
    { count: 0, prices: null, bedrooms: null, newest: null },
    { area: { name: "x", label: `A${"a".repeat(79)}` }, count: 60_000 },
    { area: null, count: 0, prices: null, bedrooms: null, newest: null },
  ])("is 70 to 160 characters for %j", (change) => {
    for (const page of [1, 99]) {
      const { length } = listDescription({ ...FACTS, ...change }, page);
      expect(length).toBeGreaterThanOrEqual(70);
      expect(length).toBeLessThanOrEqual(160);
    }
  });
});
