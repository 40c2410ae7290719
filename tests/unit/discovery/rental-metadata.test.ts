import type { LiveRental, Rental } from "@/lib/rental/rental";
import { rentalDescription, rentalMetadata, rentalTitle } from "@/server/discovery/rental-metadata";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { RATES } from "../money/rates";
import { type Change, sampleRental } from "../rental/sample-rental";
import { NOTHING_KNOWN, sampleWholeRental } from "../rental/sample-whole-rental";
import { READ_AT } from "./found";

process.env.SITE_URL = "https://bali.example";

const URL_OF_SAMPLE = "https://bali.example/rental/villa-canggu";

const head = (change: Change<Rental> = {}, language = ENGLISH) =>
  rentalMetadata({ rental: sampleWholeRental(change), rentals: [], rates: RATES, readAt: READ_AT }, language);

describe("rentalMetadata", () => {
  const metadata = head();

  it("has the canonical address, also as that of previews", () => {
    const { alternates, openGraph } = head();
    expect(alternates?.canonical).toBe(URL_OF_SAMPLE);
    expect(openGraph?.url).toBe(URL_OF_SAMPLE);
  });

  it("has every tag of a preview, without the site's name in the title", () => {
    expect(metadata.openGraph).toMatchObject({
      title: "Two-bedroom villa with a pool, Canggu · Rp 35M / month",
      siteName: "Bali Monthly",
      type: "website",
      images: [{ width: 1200, height: 630, alt: "Photo: Two-bedroom villa with a pool" }],
    });
    expect(metadata.twitter).toMatchObject({ card: "summary_large_image" });
  });

  it.each([
    ["en", "", "en_US", "Photo: "],
    ["id", "/id", "id_ID", "Foto: "],
    ["ru", "/ru", "ru_RU", "Фото: "],
  ] as const)("in %s has the address and tags of this language", (locale, prefix, own, photo) => {
    const { alternates, openGraph } = head({}, languageOf(locale));
    const url = `https://bali.example${prefix}/rental/villa-canggu`;
    expect(alternates?.canonical).toBe(url);
    const images = [{ alt: `${photo}Two-bedroom villa with a pool` }];
    expect(openGraph).toMatchObject({ url, locale: own, images });
  });

  it("lets search engines index a live listing, with a large picture", () => {
    expect(metadata.robots).toMatchObject({ index: true, "max-image-preview": "large" });
  });

  it("sets an end date for an older listing, and noindex for an old one", () => {
    const older = head({ posted_at: "2026-10-01T00:00:00.000Z" });
    expect(older.robots).toMatchObject({ index: true, unavailable_after: "2026-12-30T00:00:00.000Z" });
    const old = head({ posted_at: "2026-08-01T00:00:00.000Z" });
    expect(old.robots).toEqual({ index: false, follow: true });
  });

  it("encodes a non-ASCII slug once", () => {
    const { alternates } = head({ slug: "вилла-é" });
    expect(alternates?.canonical).toBe(`https://bali.example/rental/${encodeURIComponent("вилла-é")}`);
  });

  it("keeps an address without a rental out of search engines", () => {
    expect(rentalMetadata(null, ENGLISH)).toMatchObject({
      title: "Rental not found",
      robots: { index: false },
    });
  });
});

const title = (change: Change<LiveRental>) => rentalTitle(sampleRental(change), [], RATES, ENGLISH);

describe("rentalTitle", () => {
  it.each<[Change<LiveRental>, string]>([
    [{}, "Two-bedroom villa with a pool, Canggu · Rp 35M / month"],
    [{ title: "Villa in Canggu near the sea" }, "Villa in Canggu near the sea · Rp 35M / month"],
    [{ title: null, location: "ubud", price_amount: null }, "Monthly rental in Ubud, Bali"],
    [{ title: null, location: null, price_amount: null }, "Monthly rental in Bali"],
    [{ title: "🔥🔥🔥", price_amount: 0 }, "Monthly rental in Canggu, Bali"],
    [{ title: "Villa WA +62 812 0000 1234" }, "Villa, Canggu · Rp 35M / month"],
    [{ title: "A", location: null, price_amount: null }, "A, Villa in Bali"],
    [
      { title: "Stay", price_amount: 2_295_607, rental_period: "night", location: null },
      "Stay · Rp 69.8M / month",
    ],
    [{ title: "A stay in Canggu", price_amount: 200_000 }, "A stay in Canggu"],
    [
      { title: "A stay in Canggu", price_amount: 700, price_currency: "USD" },
      "A stay in Canggu · $700 / month",
    ],
    [{ title: "A stay in Canggu", price_amount: 7, price_currency: "USD" }, "A stay in Canggu"],
  ])("of %j is %j", (change, expected) => {
    expect(title(change)).toBe(expected);
  });

  it("is not cut: search engines do that themselves", () => {
    expect(title({ title: "x".repeat(300) })).toMatch(/^x{300}, Canggu/);
  });

  it("numbers listings with the same title and area", () => {
    const twins = [sampleRental({ id: 7 }), sampleRental({ id: 8 }), sampleRental({ id: 9, title: "Other" })];
    const titles = twins.map((rental) => rentalTitle(rental, twins, RATES, ENGLISH));
    expect(titles[0]).toMatch(/ · No\. 7$/);
    expect(titles[1]).toMatch(/ · No\. 8$/);
    expect(titles[2]).not.toContain("No.");
  });
});

const described = (change: Change<Rental>) => rentalDescription(sampleWholeRental(change), RATES, ENGLISH);

describe("rentalDescription", () => {
  it("has the type, area, rooms, rent, date, number and amenities", () => {
    expect(described({ amenities: ["pool", "wifi"], title: "Mango House" })).toBe(
      "Villa in Canggu, Bali · 2 bedrooms · 2 bathrooms · Rp 35,000,000 / month · posted 20 November 2026 · No. 1 · pool · wifi",
    );
  });

  it("puts the monthly rent before the advertised one of another period", () => {
    expect(described({ price_amount: 1_200_000, rental_period: "night" })).toContain(
      "Rp 36,500,000 / month · Rp 1,200,000 / night",
    );
  });

  it("has the rent within the first 80 characters", () => {
    expect(described({}).slice(0, 80)).toContain("Rp 35,000,000 / month");
  });

  it("has a fallback for a listing without any facts", () => {
    expect(described(NOTHING_KNOWN)).toBe(
      "Rental in Bali · No. 1 · a monthly rental with its photos, description and contact",
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

  it.each(HARD_TEXTS)("has 70 to 300 characters on one line with hard text %# in any field", (hard) => {
    for (const change of [
      { ...NOTHING_KNOWN, amenities: [hard] },
      { amenities: Array(20).fill(hard), property_type: hard, location: hard },
    ]) {
      const text = described(change);
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text).not.toMatch(/[\n\r\t\0]/);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});
