import { listSummary, newestPosting } from "@/server/discovery/list-summary";
import { sampleRental } from "../rental/sample-rental";
import { found } from "./found";

describe("listSummary", () => {
  it("has the count, and the ranges of monthly rents in rupiah and of bedrooms", () => {
    const facts = listSummary(
      found(
        [
          sampleRental({ id: 1 }),
          sampleRental({ id: 2, price_amount: 1_000, price_currency: "USD", bedrooms: 4 }),
          sampleRental({ id: 3, price_amount: 1_000_000, rental_period: "week", bedrooms: null }),
          sampleRental({ id: 4, location: "ubud", price_amount: 1_000_000 }),
        ],
        { location: ["canggu"] },
      ),
    );
    expect(facts).toMatchObject({
      areas: ["canggu"],
      count: 3,
      bedrooms: { from: 2, to: 4 },
    });
    expect(facts?.prices?.from).toBeCloseTo((1_000_000 * 52) / 12);
    expect(facts?.prices?.to).toBe(35_000_000);
  });

  it("ignores implausible prices", () => {
    const facts = listSummary(
      found([
        sampleRental(),
        sampleRental({ id: 2, price_amount: 35 }),
        sampleRental({ id: 3, price_amount: 499_000 }),
        sampleRental({ id: 4, price_amount: 2_100_000_000 }),
        sampleRental({ id: 5, price_amount: 9, price_currency: "USD" }),
      ]),
    );
    expect(facts?.prices).toEqual({ from: 35_000_000, to: 35_000_000 });
  });

  it("has no facts for an empty list, and resolves the alias of a place", () => {
    expect(listSummary(found([], { location: ["batu bolong"] }))).toEqual({
      areas: ["canggu"],
      count: 0,
      prices: null,
      bedrooms: null,
      newest: null,
    });
  });

  it("is null for an unknown location", () => {
    expect(listSummary(found([], { location: ["nowhere"] }))).toBeNull();
  });
});

test("newestPosting is the latest date, in any order", () => {
  const at = (posted_at: string | null) => sampleRental({ posted_at });
  expect(newestPosting([at("2026-11-01T00:00:00.000Z"), at(null), at("2026-11-09T00:00:00.000Z")])).toBe(
    "2026-11-09T00:00:00.000Z",
  );
  expect(newestPosting([at(null)])).toBeNull();
});
