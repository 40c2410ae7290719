import { keywordTerms } from "@/lib/filters/keyword-terms";
import { HARD_TEXTS } from "../hard-texts";

describe("keywordTerms", () => {
  it.each([
    ["pool", ["pool"]],
    ["  Pool  ", ["pool"]],
    ["pool wifi", ["pool", "wifi"]],
    ["pool, wifi", ["pool", "wifi"]],
    ["pool, wifi, ac", ["pool", "wifi", "ac"]],
    ["pool,wifi,ac", ["pool", "wifi", "ac"]],
    [",,pool,,", ["pool"]],
    ["pool\twifi\nac", ["pool", "wifi", "ac"]],
    ["pool\u00a0wifi", ["pool", "wifi"]],
    ["POOL pool Pool", ["pool"]],
    ["БАССЕЙН", ["бассейн"]],
    ["שקט בריכה", ["שקט", "בריכה"]],
    ["🏝️ 100%", ["🏝️", "100%"]],
    ["ice-cream o'clock", ["ice-cream", "o'clock"]],
  ])("splits %j into %j", (keywords, terms) => {
    expect(keywordTerms(keywords)).toEqual(terms);
  });

  it.each(["", " ", ",", " , ,, ", "\n\t"])("finds no term in %j", (keywords) => {
    expect(keywordTerms(keywords)).toEqual([]);
  });

  it.each(HARD_TEXTS)("gives distinct lower-case terms without separators (%#)", (keywords) => {
    const terms = keywordTerms(keywords);
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of terms) {
      expect(term).toBe(term.toLowerCase());
      expect(term).toMatch(/^[^\s,]+$/);
    }
  });
});
