import type { ListSummary } from "@/server/discovery/list-summary";
import { listDescription, listTitle, shareListTitle } from "@/server/discovery/list-text";
import { ENGLISH } from "../../support/in-english";

const FACTS: ListSummary = {
  areas: ["canggu"],
  count: 42,
  prices: { from: 8_000_000, to: 95_000_000 },
  bedrooms: { from: 1, to: 5 },
  newest: "2026-11-20T04:00:00.000Z",
};

describe("listTitle", () => {
  const BALI: ListSummary = {
    ...FACTS,
    areas: [],
    count: 1_377,
    prices: { from: 2_000_000, to: 2_000_000 },
  };

  it.each<[Partial<ListSummary>, number, string]>([
    [{}, 1, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M"],
    [{}, 2, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M, page 2"],
    [BALI, 1, "Monthly rentals in Bali: 1,377 places from Rp 2M · Bali Monthly"],
    [{ areas: ["canggu", "ubud"] }, 1, "Monthly rentals in Canggu, Ubud, Bali: 42 places from Rp 8M"],
    [{ count: 1, prices: null }, 1, "Monthly rentals in Canggu, Bali: 1 place · Bali Monthly"],
    [{ count: 0, prices: null }, 1, "Monthly rentals in Canggu, Bali · Bali Monthly"],
  ])("of %j on page %i is %j", (change, page, title) => {
    expect(listTitle({ ...FACTS, ...change }, page, ENGLISH)).toBe(title);
  });

  test("shareListTitle omits the site's name", () => {
    expect(shareListTitle(BALI, 1, ENGLISH)).toBe("Monthly rentals in Bali: 1,377 places from Rp 2M");
  });
});

describe("listDescription", () => {
  it("has the count, area, rents, bedrooms and newest date", () => {
    expect(listDescription(FACTS, 1, ENGLISH)).toBe(
      "42 places to rent by the month in Canggu, Bali: Rp 8M to Rp 95M a month, 1 to 5 bedrooms, newest 20 November 2026.",
    );
  });

  it.each<[Partial<ListSummary>, string]>([
    [
      { areas: [], count: 1, prices: { from: 2e6, to: 2e6 }, bedrooms: { from: 1, to: 1 } },
      "1 place to rent by the month in Bali: Rp 2M a month, 1 bedroom, newest 20 November 2026.",
    ],
    [
      { prices: null, bedrooms: { from: 3, to: 3 } },
      "42 places to rent by the month in Canggu, Bali: 3 bedrooms, newest 20 November 2026.",
    ],
    [
      { prices: null, bedrooms: null, newest: null },
      "42 places to rent by the month in Canggu, Bali, with photos, prices and contacts of their owners.",
    ],
    [
      { prices: { from: 8_000_000, to: 8_000_001 }, bedrooms: null, newest: null },
      "42 places to rent by the month in Canggu, Bali: Rp 8M to Rp 8.1M a month.",
    ],
  ])("describes the known facts with %j", (change, text) => {
    expect(listDescription({ ...FACTS, ...change }, 1, ENGLISH)).toBe(text);
  });

  it("says that an empty list has nothing to rent", () => {
    const text = listDescription(
      { ...FACTS, count: 0, prices: null, bedrooms: null, newest: null },
      1,
      ENGLISH,
    );
    expect(text).toMatch(/^Nothing to rent by the month in Canggu, Bali /);
  });

  it("ends with the number of a later page", () => {
    expect(listDescription(FACTS, 2, ENGLISH)).toMatch(/ Page 2\.$/);
    expect(listDescription({ ...FACTS, prices: null, bedrooms: null, newest: null }, 2, ENGLISH)).toMatch(
      / Page 2\.$/,
    );
  });
});
