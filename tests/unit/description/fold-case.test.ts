import { foldCase, foldTerm } from "@/lib/description/fold-case";
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
  ])("%s and %s are one", (upper, lower) => {
    expect(foldCase(upper)).toBe(foldCase(lower));
  });

  it.each([
    ["İ", "i"],
    ["ß", "ß"],
    ["ﬁ", "ﬁ"],
    ["🏝️", "🏝️"],
  ])("%s stays as long as it is", (letter, folded) => {
    expect(foldCase(letter)).toBe(folded);
  });

  it.each(HARD_TEXTS)("keeps every offset: %j", (text) => {
    const folded = foldCase(text);
    expect(folded).toHaveLength(text.length);
    expect(foldCase(folded)).toBe(folded);
  });

  it("finds the final sigma of a term in the middle of a word", () => {
    expect(foldTerm("ΟΔΟΣ".toLowerCase())).toBe(foldCase("οδοσ"));
  });
});
