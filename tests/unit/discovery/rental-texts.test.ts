import type { LiveRental, Rental } from "@/lib/rental/rental";
import { rentalDescription, shareDescription } from "@/server/discovery/rental-descriptions";
import { pageTitle, shareTitle } from "@/server/discovery/rental-titles";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";
import { sampleRental } from "../rental/sample-rental";
import { NOTHING_KNOWN, sampleWholeRental } from "../rental/sample-whole-rental";

const title = (change: Partial<LiveRental>) => pageTitle(sampleRental(change), [], RATES, ENGLISH);

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
      "Stay · Rp 69.8M / month",
    ],
    [{ title: "A stay in Canggu", price_amount: 200_000, bedrooms: null }, "A stay in Canggu"],
    [
      { title: "A stay in Canggu", price_amount: 700, price_currency: "USD", bedrooms: null },
      "A stay in Canggu · $700 / month",
    ],
    [
      { title: "A stay in Canggu", price_amount: 7, price_currency: "USD", bedrooms: null },
      "A stay in Canggu",
    ],
  ])("of %j is %j", (change, expected) => {
    expect(title(change)).toBe(expected);
  });

  it("numbers listings whose titles would be equal after shortening", () => {
    const twins = [
      sampleRental({ id: 7, title: "x".repeat(300) }),
      sampleRental({ id: 8, title: "x".repeat(299) }),
    ];
    const titles = twins.map((rental) => pageTitle(rental, twins, RATES, ENGLISH));
    expect(titles[0]).toMatch(/ · No\. 7$/);
    expect(new Set(titles).size).toBe(2);
    for (const { length } of titles) expect(length).toBeLessThanOrEqual(65);
  });

  it.each<[string, Partial<LiveRental>, Partial<LiveRental>]>([
    [
      "one has its area in the title instead of the location",
      { title: "Quiet villa in Canggu", location: null },
      { title: "Quiet villa in Canggu", location: "canggu" },
    ],
    [
      "the area of one is appended, and that of the other is part of its title",
      { title: "Quiet villa", location: "canggu" },
      { title: "Quiet villa, Canggu", location: null },
    ],
    [
      "there is no room for their areas",
      { title: "x".repeat(64), location: "canggu" },
      { title: "x".repeat(64), location: "ubud" },
    ],
    [
      "neither has a title",
      { title: null, location: null, price_amount: null },
      { title: "🔥", location: null, price_amount: null },
    ],
  ])("numbers two listings when %s", (_, one, other) => {
    const pair = [sampleRental({ id: 7, ...one }), sampleRental({ id: 8, ...other })];
    const titles = pair.map((rental) => pageTitle(rental, pair, RATES, ENGLISH));
    expect(titles[0]).toMatch(/ · No\. 7$/);
    expect(titles[1]).toMatch(/ · No\. 8$/);
  });

  it("does not number a listing because it is itself in the list", () => {
    const rental = sampleRental();
    expect(
      pageTitle(rental, [rental, sampleRental({ id: 2, title: "Other" })], RATES, ENGLISH),
    ).not.toContain("No.");
  });
});

describe("shareTitle", () => {
  it.each<[Partial<LiveRental>, string]>([
    [{}, "Two-bedroom villa with a pool, Rp 35M / month"],
    [{ title: "2-bedroom villa in Pererenan" }, "2-bedroom villa in Pererenan, Rp 35M / month"],
    [{ price_amount: 1_200_000, rental_period: "night" }, "Two-bedroom villa with a pool, Rp 36.5M / month"],
    [{ price_amount: null }, "Two-bedroom villa with a pool"],
    [{ price_amount: 200_000 }, "Two-bedroom villa with a pool"],
  ])("of %j is %j, with the rent but without the site's name", (change, expected) => {
    expect(shareTitle(sampleRental(change), RATES, ENGLISH)).toBe(expected);
  });
});

const described = (change: Partial<Rental>) => rentalDescription(sampleWholeRental(change), RATES, ENGLISH);

describe("rentalDescription", () => {
  it("has the type, area, rooms, rent, amenities, title, date and number", () => {
    expect(described({ amenities: ["pool", "wifi"], title: "Mango House" })).toBe(
      "Villa in Canggu, Bali · 2 bedrooms · 2 bathrooms · Rp 35,000,000 / month · pool · wifi · Mango House · posted 20 November 2026 · No. 1",
    );
  });

  it("puts the monthly rent before the advertised one of another period", () => {
    expect(described({ price_amount: 1_200_000, rental_period: "night" })).toContain(
      "Rp 36,500,000 / month · Rp 1,200,000 / night",
    );
  });

  it("has the rent within the first 80 characters", () => {
    expect(described({ title: "x".repeat(300) }).slice(0, 80)).toContain("Rp 35,000,000 / month");
  });

  it("has a fallback for a listing without any facts", () => {
    expect(described(NOTHING_KNOWN)).toBe(
      "Rental in Bali · a monthly rental with its photos, description and contact · No. 1",
    );
  });

  it.each([
    { price_amount: 0 },
    { price_amount: 200_000 },
    { price_amount: 10, price_currency: "USD" },
    { price_amount: 500_000_000, rental_period: "night" },
  ] as const)("leaves out an implausible price: %j", (change) => {
    expect(described(change)).not.toMatch(/Rp|\$/);
  });

  it("contains no contact from the title, amenities or location", () => {
    const contact = "+62 812 0000 1234 @made_bali https://wa.me/6281200001234";
    const text = described({
      title: contact,
      amenities: ["pool", "wa 0812 0000 1234"],
      location: "canggu @made_bali",
    });
    expect(text).not.toMatch(/0812|\+62|@|wa\.me/);
  });

  it("differs between listings with the same facts", () => {
    expect(described({ ...NOTHING_KNOWN, id: 1 })).not.toBe(described({ ...NOTHING_KNOWN, id: 2 }));
  });
});

describe("shareDescription", () => {
  const FILLER = "a monthly rental in Bali with its photos, its full description and contact";
  const shared = (change: Partial<Rental>) => shareDescription(sampleWholeRental(change), RATES, ENGLISH);

  it.each<[Partial<Rental>, string]>([
    // Facts in the title are not repeated, and neither is the rent.
    [
      { title: "2-bedroom villa in Canggu", amenities: ["pool", "wifi"] },
      `2 bathrooms · pool · wifi · ${FILLER} · posted 20 November 2026`,
    ],
    [
      { title: "4-bedroom villa in Canggu", amenities: ["pool", "wifi"] },
      `2 bedrooms · 2 bathrooms · pool · wifi · ${FILLER} · posted 20 November 2026`,
    ],
    [
      { title: "Mango House with pool", amenities: ["pool", "wifi"] },
      "2 bedrooms · 2 bathrooms · Villa in Canggu, Bali · wifi · posted 20 November 2026",
    ],
    [
      { title: "Villa in Canggu", price_amount: 1_200_000, rental_period: "night", amenities: [] },
      "2 bedrooms · 2 bathrooms · Rp 1,200,000 / night · posted 20 November 2026",
    ],
    [{ ...NOTHING_KNOWN, title: "Rental in Bali" }, FILLER],
  ])("of %j is %j", (change, expected) => {
    expect(shared(change)).toBe(expected);
  });

  it("contains no contact from the amenities or location", () => {
    const contact = "+62 812 0000 1234 @made_bali https://wa.me/6281200001234";
    expect(shared({ amenities: ["pool", "wa 0812 0000 1234"], location: contact })).not.toMatch(
      /0812|\+62|@|wa\.me/,
    );
  });
});
