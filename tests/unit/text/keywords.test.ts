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

  it.each([
    ["İ", "i"],
    ["ß", "ß"],
    ["ﬁ", "ﬁ"],
    ["🏝️", "🏝️"],
  ])("keeps the length of %s", (letter, folded) => {
    expect(foldCase(letter)).toBe(folded);
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
  it.each([
    ["in any case", "Pool, POOL, whirlpool", ["pool"], ["Pool", "POOL", "pool"]],
    ["of several terms in the order of the text", "wifi and pool", ["pool", "wifi"], ["wifi", "pool"]],
    ["in Cyrillic", "Свой БАССЕЙН", ["бассейн"], ["БАССЕЙН"]],
    ["in Greek with its two sigmas", "ΟΔΟΣ οδος", ["οδος"], ["ΟΔΟΣ", "οδος"]],
    ["after a letter that grows when lower-cased", "İİİ pool", ["pool"], ["pool"]],
    ["that contain such a letter", "İSTANBUL", ["i̇stanbul"], ["İSTANBUL"]],
    ["after ß", "Straße pool", ["pool"], ["pool"]],
    ["that contain ß", "STRAẞE straße", ["straße"], ["STRAẞE", "straße"]],
    ["after emoji", "🏝️🏝️ Pool", ["pool"], ["Pool"]],
    ["that are emoji", "a 🏝️ b", ["🏝️"], ["🏝️"]],
    [
      "with the special characters of patterns",
      "a.b (50%) [x]",
      ["a.b", "(50%)", "[x]"],
      ["a.b", "(50%)", "[x]"],
    ],
  ])("finds words %s", (_, text, terms, expected) => {
    expect(found(text, ...terms)).toEqual(expected);
  });

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
