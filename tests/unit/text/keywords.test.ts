import { foldCase, foldTerm, keywordRanges, keywordTerms } from "@/lib/text/keywords";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

describe("foldCase", () => {
  it.each([
    ["POOL", "pool"],
    ["БАССЕЙН", "бассейн"],
    ["ΟΔΟΣ", "οδος"],
    ["ÉCOLE", "école"],
    ["𐐀", "𐐨"],
    ["ſ", "s"],
    ["ẞ", "ß"],
  ])("folds %s and %s to the same text", (upper, lower) => {
    expect(foldCase(upper)).toBe(foldCase(lower));
  });

  it.each(HARD_TEXTS)("keeps every offset (%#)", (text) => {
    const folded = foldCase(text);
    expect(folded).toHaveLength(text.length);
    expect(foldCase(folded)).toBe(folded);
  });

  it("folds the final sigma of a term like a sigma within a word", () => {
    expect(foldTerm("ΟΔΟΣ".toLowerCase())).toBe(foldCase("οδοσ"));
  });
});

testReadings("tests/unit/text/keywords.tsv", {
  "folded case": foldCase,
  "words found": (search) => {
    const [terms = "", text = ""] = search.split(" in ");
    return found(text, ...terms.split(" "));
  },
  terms: (text) => {
    const { wanted, unwanted } = keywordTerms(text);
    return [...wanted.map((term) => `+${term}`), ...unwanted.map((term) => `-${term}`)].join(" ");
  },
});

describe("keywordTerms", () => {
  it.each(HARD_TEXTS)("returns distinct lower-case terms without separators (%#)", (keywords) => {
    const { wanted, unwanted } = keywordTerms(keywords);
    const terms = [...wanted, ...unwanted.map((term) => `-${term}`)];
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of terms) {
      expect(term).toBe(term.toLowerCase());
      expect(term).toMatch(/^[^\s,]+$/);
    }
  });
});

const found = (text: string, ...terms: string[]) =>
  keywordRanges(text, terms).map(({ start, end }) => text.slice(start, end));

describe("keywordRanges", () => {
  it("joins ranges that overlap or touch", () => {
    expect(found("poolside", "pool", "ools", "side")).toEqual(["poolside"]);
    expect(found("aaaa", "a")).toEqual(["aaaa"]);
    expect(found("poolside bar", "poolside", "pool")).toEqual(["poolside"]);
    expect(found("poolside bar", "ols", "poolside")).toEqual(["poolside"]);
  });

  it("finds nothing without terms", () => {
    expect(keywordRanges("pool", [])).toEqual([]);
    expect(keywordRanges("pool", [""])).toEqual([]);
    expect(keywordRanges("", ["pool"])).toEqual([]);
  });
});
