import { cutText } from "@/lib/seo/cut-text";
import { HARD_TEXTS } from "../hard-texts";

describe("cutText", () => {
  it("leaves a text that fits as it is", () => {
    expect(cutText("exactly ten", 11)).toBe("exactly ten");
  });

  it.each([
    ["Villa with a pool and a view", 20, "Villa with a pool…"],
    ["Villa, with a pool", 7, "Villa…"],
    ["one two three", 8, "one two…"],
    ["Donaudampfschiffahrtsgesellschaft", 10, "Donaudamp…"],
  ])("cuts %j to %i characters between words where it can", (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it("does not split an emoji of several code points", () => {
    expect(cutText(`${"a".repeat(7)}👨‍👩‍👧 x`, 12)).toBe(`${"a".repeat(7)}…`);
    expect(cutText("🏝️🏝️🏝️", 5)).toBe("🏝️…");
  });

  it.each(HARD_TEXTS)("never gives more than it may of %j", (text) => {
    for (const max of [1, 15, 65]) {
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
      expect(cutText(text.toWellFormed(), max).isWellFormed()).toBe(true);
    }
  });
});
