import type { LiveRental } from "@/lib/rentals/rental";
import { pageTitle, shareTitle } from "@/lib/seo/rental-title";
import { HARD_TEXTS } from "../hard-texts";
import { sampleRental } from "../rentals/sample-rental";

const title = (change: Partial<LiveRental>) => pageTitle(sampleRental(change), []);

describe("pageTitle", () => {
  it.each<[Partial<LiveRental>, string]>([
    [{}, "Two-bedroom villa with a pool, Canggu · Rp 35M / month"],
    [{ title: "Tirta Arum", location: "ubud" }, "Tirta Arum, Ubud · Rp 35M / month · 2 bedrooms"],
    [{ title: "Villa in Canggu near the sea" }, "Villa in Canggu near the sea · Rp 35M / month · 2 bedrooms"],
    [{ title: null, location: "ubud", price_amount: null }, "Monthly rental in Ubud, Bali · 2 bedrooms"],
    [{ title: null, location: null, price_amount: null, bedrooms: null }, "Monthly rental in Bali"],
    [{ title: "🔥🔥🔥", price_amount: 0 }, "Monthly rental in Canggu, Bali · 2 bedrooms"],
    [{ title: "Villa WA +62 812 0000 1234", bedrooms: null }, "Villa, Canggu · Rp 35M / month"],
    [{ title: "A", location: null, price_amount: null, bedrooms: null }, "A: rental in Bali"],
    [
      { title: "Stay", price_amount: 2_295_607, rental_period: "night", location: null, bedrooms: null },
      "Stay · Rp 2.3M / night",
    ],
  ])("of %j is %j", (change, expected) => {
    expect(title(change)).toBe(expected);
  });

  it.each(HARD_TEXTS)("is 15 to 65 characters on one line for the title %j", (hard) => {
    const made = title({ title: hard });
    expect(made.length).toBeGreaterThanOrEqual(15);
    expect(made.length).toBeLessThanOrEqual(65);
    expect(made).not.toMatch(/[\n\r\t\0]/);
    expect(made.isWellFormed()).toBe(true);
  });

  it("tells apart what would have the same title", () => {
    const twins = [
      sampleRental({ id: 7, title: "x".repeat(300) }),
      sampleRental({ id: 8, title: "x".repeat(299) }),
    ];
    const titles = twins.map((rental) => pageTitle(rental, twins));
    expect(titles[0]).toMatch(/ · No\. 7$/);
    expect(new Set(titles).size).toBe(2);
    for (const { length } of titles) expect(length).toBeLessThanOrEqual(65);
  });

  it("is not numbered for being listed itself", () => {
    const rental = sampleRental();
    expect(pageTitle(rental, [rental, sampleRental({ id: 2, title: "Other" })])).not.toContain("No.");
  });
});

describe("shareTitle", () => {
  it("is the listing's own, without price and site", () => {
    expect(shareTitle(sampleRental())).toBe("Two-bedroom villa with a pool");
  });

  it.each(HARD_TEXTS)("is 1 to 70 characters for the title %j", (hard) => {
    const made = shareTitle(sampleRental({ title: hard }));
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(70);
  });
});
