import { ageInDays, ageWords } from "@/lib/rentals/age";
import { inEnglish } from "@/tests/support/in-english";

describe("ageInDays", () => {
  it.each([
    ["published this instant", "2026-11-21T04:00:00Z", "2026-11-21T04:00:00Z", 0],
    ["at the first instant of the day in Bali", "2026-11-20T16:00:00Z", "2026-11-21T15:59:59.999Z", 0],
    ["a second before midnight in Bali", "2026-11-20T15:59:59Z", "2026-11-20T16:00:00Z", 1],
    ["13 days ago, to the last instant", "2026-11-07T16:00:00Z", "2026-11-21T15:59:59.999Z", 13],
    ["14 days ago, from midnight in Bali", "2026-11-07T15:59:59Z", "2026-11-20T16:00:00Z", 14],
    [
      "13 days ago, to the last instant before midnight in Bali",
      "2026-11-07T15:59:59Z",
      "2026-11-20T15:59:59.999Z",
      13,
    ],
    ["years ago", "2024-02-29T04:00:00Z", "2026-02-28T04:00:00Z", 730],
  ])("counts a post %s by Bali's calendar", (_, postedAt, now, days) => {
    expect(ageInDays(postedAt, new Date(now))).toBe(days);
  });

  it.each([null, "", "soon", "2026-11-23T04:00:00Z"])("is null for %p", (postedAt) => {
    expect(ageInDays(postedAt, new Date("2026-11-21T04:00:00Z"))).toBeNull();
  });
});

it.each([
  [null, null],
  [0, null],
  [1, null],
  [2, "2 days"],
  [6, "6 days"],
  [7, "7 days: ask first"],
  [8, "8 days: ask first"],
  [13, "13 days: ask first"],
  [14, "14 days: may be gone"],
  [21, "21 days: may be gone"],
  [730, "730 days: may be gone"],
])("an age of %p days is worded %p", (days, words) => {
  expect(ageWords(days, inEnglish)).toBe(words);
});
