import { groupDigits } from "@/lib/money/format-price";
import { countHeader, likedHeader, mapTexts, mapWords, showLabel } from "@/lib/rentals/list-messages";
import { ENGLISH, inEnglish } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";

describe("the messages of the list", () => {
  it("match the specification", () => {
    const keys = ["error", "loading", "unknownLocation", "empty"] as const;
    expect(keys.map((key) => inEnglish(`list.${key}`))).toEqual([
      "Error loading rentals.",
      "Loading rentals...",
      "Location not found.",
      "No rentals found.",
    ]);
  });
});

describe("countHeader", () => {
  it.each([
    [12, "Canggu", "Showing 12 rental(s) at Canggu"],
    [1, "Nusa Penida", "Showing 1 rental(s) at Nusa Penida"],
    [240, null, "Showing 240 rental(s) in Map View"],
    [1_911, null, "Showing 1,911 rental(s) in Map View"],
  ])("of %i rentals at %p is %j", (count, place, header) => {
    expect(countHeader(count, place, ENGLISH)).toBe(header);
  });
});

it.each([
  [1, "Показать 1 объявление"],
  [3, "Показать 3 объявления"],
  [11, "Показать 11 объявлений"],
  [21, "Показать 21 объявление"],
])("the header uses the Russian plural form for %i rentals", (count, label) => {
  expect(showLabel(count, count, RUSSIAN)).toBe(label);
});

describe("showLabel", () => {
  it.each([
    [0, 0, "Show results"],
    [1, 1, "Show 1 rental"],
    [41, 41, "Show 41 rentals"],
    [5_400, 5_400, "Show 5,400 rentals"],
    [4, 45, "Show rentals (4 here, 45 on Bali)"],
    [0, 1_200, "Show rentals (0 here, 1,200 on Bali)"],
  ])("of %i rentals in view of %i is %j", (count, total, label) => {
    expect(showLabel(count, total, ENGLISH)).toBe(label);
  });
});

describe("mapWords", () => {
  it.each([
    [24, 1_187, 163, false, "24 of 1,187 here."],
    [0, 26, 26, false, "26 match outside this map:"],
    [0, 1, 1, false, "1 matches outside this map:"],
    [0, 2, 2, true, "2 match elsewhere:"],
    [0, 3, 0, false, "0 of 3 here."],
  ])("count %i of %i rentals with %i outside", (shown, total, outside, isMarker, words) => {
    expect(
      mapWords(shown, total, outside, mapTexts(inEnglish, isMarker), (whole) => groupDigits(whole, "en")),
    ).toBe(words);
  });
});

describe("likedHeader", () => {
  it.each([
    [0, "0 liked rentals"],
    [1, "1 liked rental"],
    [2, "2 liked rentals"],
    [1_200, "1,200 liked rentals"],
  ])("of %i rentals is %j", (count, header) => {
    expect(likedHeader(count, ENGLISH)).toBe(header);
  });
});
