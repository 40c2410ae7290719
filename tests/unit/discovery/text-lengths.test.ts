import { LOCALES } from "@/lib/language/locales";
import type { Rental } from "@/lib/rentals/rental";
import { listDescription, listTitle } from "@/server/discovery/list-text";
import { rentalDescription, shareDescription } from "@/server/discovery/rental-descriptions";
import { pageTitle, shareTitle } from "@/server/discovery/rental-titles";
import { languageOf } from "@/server/language/language-of";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "../rentals/sample-whole-rental";

const NOTHING: Partial<Rental> = {
  title: null,
  location: null,
  bedrooms: null,
  bathrooms: null,
  price_amount: null,
  posted_at: null,
  property_type: null,
  amenities: [],
};

describe.each(LOCALES)("in %s", (locale) => {
  const language = languageOf(locale);

  it.each<[string, Partial<Rental>]>([
    ["everything", {}],
    ["a long title", { title: "x".repeat(300) }],
    ["nothing", NOTHING],
    ["only a title", { ...NOTHING, title: "A" }],
    ["many amenities", { amenities: Array(20).fill("swimming pool") }],
  ])("a rental of which %s is known keeps to the lengths of titles and descriptions", (_, change) => {
    const rental = sampleWholeRental(change);
    const title = pageTitle(rental, [], RATES, language);
    const share = shareTitle(rental, RATES, language);
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(share.length).toBeLessThanOrEqual(70);
    for (const text of [
      rentalDescription(rental, RATES, language),
      shareDescription(rental, RATES, language),
    ]) {
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  const RANGE = { prices: { from: 8e6, to: 95e6 }, bedrooms: { from: 1, to: 5 } };
  const NO_RANGE = { prices: null, bedrooms: null };
  it.each([
    { areas: ["canggu"], count: 42, ...RANGE, newest: "2026-09-20T04:00:00.000Z" },
    { areas: ["a".repeat(80), "b".repeat(80)], count: 60_000, ...RANGE, newest: "2026-09-20T04:00:00.000Z" },
    { areas: ["canggu"], count: 42, ...NO_RANGE, bedrooms: { from: 3, to: 3 }, newest: null },
    { areas: [], count: 1, ...RANGE, newest: null },
    { areas: [], count: 1, ...NO_RANGE, newest: null },
    { areas: ["canggu"], count: 0, ...NO_RANGE, newest: null },
    { areas: [], count: 0, ...NO_RANGE, newest: null },
  ])("a list keeps to them: %j", (facts) => {
    for (const page of [1, 99, 9_999]) {
      const [title, text] = [listTitle(facts, page, language), listDescription(facts, page, language)];
      expect(title.length).toBeGreaterThanOrEqual(15);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
});
