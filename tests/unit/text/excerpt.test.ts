import { cutText, excerpt, TEXT_START_LENGTH } from "@/lib/text/excerpt";
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

describe("excerpt", () => {
  it.each([
    ["a short text unchanged", "A quiet house near the beach.", null, "A quiet house near the beach."],
    ["lines joined into one", "Quiet house\n\n• Wifi\r\n- Pool", null, "Quiet house · Wifi · Pool"],
    [
      "a list without the colon before it",
      "Rooms include :\n* AC\n* Wifi",
      null,
      "Rooms include · AC · Wifi",
    ],
    [
      "a text without the title it begins with",
      "Villa Made\nTwo floors, garden",
      "Villa Made",
      "Two floors, garden",
    ],
    ["a text without its title in another case", "VILLA MADE - two floors", "Villa Made", "two floors"],
    ["a text that contains the title elsewhere", "Stay at Villa Made", "Villa Made", "Stay at Villa Made"],
    ["a text without its contacts", "Quiet house\nWA: +62 812 0000 1234\nPool", null, "Quiet house · Pool"],
    ["nothing when the text is the title", "Villa Made", "Villa Made", ""],
    ["nothing for an empty text", "", "Villa Made", ""],
    ["a text in another script", "Вилла у моря\nТихо", null, "Вилла у моря · Тихо"],
  ])("shows %s", (_, description, title, expected) => {
    expect(excerpt(description, title)).toBe(expected);
  });

  it("is short, and reads only the start of the text", () => {
    expect(excerpt("word ".repeat(10_000), null).length).toBeLessThanOrEqual(100);
    expect(excerpt(`${" ".repeat(TEXT_START_LENGTH)}far behind`, null)).toBe("");
  });
});
