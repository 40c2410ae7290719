import { keywordRanges } from "@/lib/description/keyword-ranges";

const found = (text: string, ...terms: string[]) =>
  keywordRanges(text, terms).map(({ start, end }) => text.slice(start, end));

describe("keywordRanges", () => {
  it.each([
    ["in any case", "Pool, POOL, whirlpool", ["pool"], ["Pool", "POOL", "pool"]],
    ["of several terms in the order of the text", "wifi and pool", ["pool", "wifi"], ["wifi", "pool"]],
    ["in Cyrillic", "Свой БАССЕЙН", ["бассейн"], ["БАССЕЙН"]],
    ["in Greek with its two sigmas", "ΟΔΟΣ οδος", ["οδος"], ["ΟΔΟΣ", "οδος"]],
    ["after a letter that grows when lower-cased", "İİİ pool", ["pool"], ["pool"]],
    ["with that letter in it", "İSTANBUL", ["i̇stanbul"], ["İSTANBUL"]],
    ["after ß", "Straße pool", ["pool"], ["pool"]],
    ["with ß in it", "STRAẞE straße", ["straße"], ["STRAẞE", "straße"]],
    ["after emoji", "🏝️🏝️ Pool", ["pool"], ["Pool"]],
    ["that are emoji", "a 🏝️ b", ["🏝️"], ["🏝️"]],
    ["with the characters of patterns", "a.b (50%) [x]", ["a.b", "(50%)", "[x]"], ["a.b", "(50%)", "[x]"]],
  ])("finds words %s", (_, text, terms, expected) => {
    expect(found(text, ...terms)).toEqual(expected);
  });

  it("joins what overlaps or touches", () => {
    expect(found("poolside", "pool", "ools", "side")).toEqual(["poolside"]);
    expect(found("aaaa", "a")).toEqual(["aaaa"]);
  });

  it("finds nothing without terms", () => {
    expect(keywordRanges("pool", [])).toEqual([]);
    expect(keywordRanges("pool", [""])).toEqual([]);
    expect(keywordRanges("", ["pool"])).toEqual([]);
  });
});
