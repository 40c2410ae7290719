import { LOCALES } from "@/lib/language/locales";
import type { Rental } from "@/lib/rental/rental";
import { listDescription, listTitle } from "@/server/discovery/list-text";
import { rentalDescription, shareDescription } from "@/server/discovery/rental-descriptions";
import { pageTitle, shareTitle, shortTitle } from "@/server/discovery/rental-titles";
import { languageOf } from "@/server/language/language-of";
import { HARD_TEXTS } from "../hard-texts";
import { RATES } from "../money/rates";
import { NOTHING_KNOWN, sampleWholeRental } from "../rental/sample-whole-rental";

describe.each(LOCALES)("in %s", (locale) => {
  const language = languageOf(locale);

  /** Titles have 15 to 65 characters, up to 70 when shared, and descriptions 70 to 160, on one line (docs/behaviour.md, S1). */
  function expectLengths(change: Partial<Rental>): void {
    const rental = sampleWholeRental(change);
    const texts: [string, number, number][] = [
      [pageTitle(rental, [], RATES, language), 15, 65],
      [shareTitle(rental, RATES, language), 1, 70],
      [shortTitle(rental, language.t), 1, 70],
      [rentalDescription(rental, RATES, language), 70, 160],
      [shareDescription(rental, RATES, language), 70, 160],
    ];
    for (const [text, least, most] of texts) {
      expect(text.length).toBeGreaterThanOrEqual(least);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/[\n\r\t\0]/);
      expect(text.isWellFormed()).toBe(true);
    }
  }

  it.each<[string, Partial<Rental>]>([
    ["everything", {}],
    ["nothing", NOTHING_KNOWN],
    ["only a title", { ...NOTHING_KNOWN, title: "A" }],
    ["many amenities", { amenities: Array(20).fill("swimming pool") }],
  ])("titles and descriptions keep to their lengths for a rental of which %s is known", (_, change) => {
    expectLengths(change);
  });

  it.each([...HARD_TEXTS, "x".repeat(300)])(
    "they keep to their lengths with hard text %# in any field",
    (hard) => {
      expectLengths({ title: hard });
      expectLengths({ ...NOTHING_KNOWN, title: hard });
      expectLengths({ ...NOTHING_KNOWN, amenities: [hard] });
      expectLengths({ amenities: [hard, hard], property_type: hard });
    },
  );

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
  ])("the title and description of a list keep to their lengths: %j", (facts) => {
    for (const page of [1, 99, 9_999]) {
      const [title, text] = [listTitle(facts, page, language), listDescription(facts, page, language)];
      expect(title.length).toBeGreaterThanOrEqual(15);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
});
