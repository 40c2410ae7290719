import { cutText, excerpt, TEXT_START_LENGTH } from "@/lib/text/excerpt";
import { readCases } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

describe("cutText", () => {
  it("does not change a text that fits", () => {
    expect(cutText("exactly ten", 11)).toBe("exactly ten");
  });

  it.each([
    ["Villa with a pool and a view", 20, "Villa with a pool…"],
    ["Villa, with a pool", 7, "Villa…"],
    ["one two three", 8, "one two…"],
    ["Donaudampfschiffahrtsgesellschaft", 10, "Donaudamp…"],
  ])("cuts %j to %i characters, between words if possible", (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it("does not split an emoji of several code points", () => {
    expect(cutText(`${"a".repeat(7)}👨‍👩‍👧 x`, 12)).toBe(`${"a".repeat(7)}…`);
    expect(cutText("🏝️🏝️🏝️", 5)).toBe("🏝️…");
  });

  it.each(HARD_TEXTS)("never exceeds the limit for hard text %#", (text) => {
    for (const max of [1, 15, 65]) {
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
      expect(cutText(text.toWellFormed(), max).isWellFormed()).toBe(true);
    }
  });
});

test.each(readCases("tests/unit/text/excerpt.tsv", ["what", "text", "title", "excerpt"]))(
  "the excerpt shows $what ($at)",
  ({ text, title, ...shown }) => {
    expect(excerpt(text, title || null)).toBe(shown.excerpt);
  },
);

it("an excerpt is short, and reads only the start of the text", () => {
  expect(excerpt("word ".repeat(10_000), null).length).toBeLessThanOrEqual(100);
  expect(excerpt(`${" ".repeat(TEXT_START_LENGTH)}far behind`, null)).toBe("");
});
