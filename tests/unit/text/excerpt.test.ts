import { cutText, excerpt, TEXT_START_LENGTH } from "@/lib/text/excerpt";
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

  it.each(HARD_TEXTS)("never gives more than it may of hard text %#", (text) => {
    for (const max of [1, 15, 65]) {
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
      expect(cutText(text.toWellFormed(), max).isWellFormed()).toBe(true);
    }
  });
});

describe("excerpt", () => {
  it.each([
    ["a text as it is", "A quiet house near the beach.", null, "A quiet house near the beach."],
    ["lines on one", "Quiet house\n\n• Wifi\r\n- Pool", null, "Quiet house · Wifi · Pool"],
    ["a list without its colon", "Rooms include :\n* AC\n* Wifi", null, "Rooms include · AC · Wifi"],
    [
      "without the title it begins with",
      "Villa Made\nTwo floors, garden",
      "Villa Made",
      "Two floors, garden",
    ],
    ["whatever the case", "VILLA MADE - two floors", "Villa Made", "two floors"],
    ["with a title inside of it", "Stay at Villa Made", "Villa Made", "Stay at Villa Made"],
    ["without contacts", "Quiet house\nWA: +62 812 0000 1234\nPool", null, "Quiet house · Pool"],
    ["nothing but the title", "Villa Made", "Villa Made", ""],
    ["nothing", "", "Villa Made", ""],
    ["other scripts", "Вилла у моря\nТихо", null, "Вилла у моря · Тихо"],
  ])("shows %s", (_, description, title, expected) => {
    expect(excerpt(description, title)).toBe(expected);
  });

  it("is short, and reads no more than the beginning", () => {
    expect(excerpt("word ".repeat(10_000), null).length).toBeLessThanOrEqual(100);
    expect(excerpt(`${" ".repeat(TEXT_START_LENGTH)}far behind`, null)).toBe("");
  });
});
