import { newSinceWords } from "@/lib/device/new-words";
import { afterSeeing, MAX_SEARCHES, newBeyond, newestOf, type SearchVisit } from "@/lib/device/search-visits";
import { ENGLISH } from "@/tests/support/in-english";

const MINUTE = 60_000;
const T = Date.parse("2026-11-22T02:00:00Z");

const mark = (change: Partial<SearchVisit> = {}): SearchVisit => ({
  query: "location=canggu",
  before: 100,
  latest: 120,
  at: T,
  ...change,
});

describe("newBeyond", () => {
  it.each([
    ["is null for a search without a visit", "location=ubud", T, null],
    ["keeps the mark right after a visit", "location=canggu", T, 100],
    ["keeps the mark within a visit", "location=canggu", T + 30 * MINUTE - 1, 100],
    ["takes the later mark on the next visit", "location=canggu", T + 30 * MINUTE, 120],
    ["takes the later mark much later", "location=canggu", T + 90 * 24 * 60 * MINUTE, 120],
    ["takes the later mark after a clock that was ahead is corrected", "location=canggu", T - 1, 120],
  ])("%s", (_, query, now, expected) => {
    expect(newBeyond([mark({ query: "" }), mark()], query, now)).toBe(expected);
  });
});

describe("newestOf", () => {
  it("is the highest id in any order, and 0 for an empty list", () => {
    expect(newestOf([{ id: 7 }, { id: 90 }, { id: 3 }])).toBe(90);
    expect(newestOf([])).toBe(0);
  });
});

describe("afterSeeing", () => {
  it.each([
    ["a first visit: nothing was new", [], 90, T, { before: 90, latest: 90, at: T }],
    ["a first visit to an empty list: every later rental is new", [], 0, T, { before: 0, latest: 0, at: T }],
    [
      "the same visit: new rentals stay new",
      [mark()],
      130,
      T + MINUTE,
      { before: 100, latest: 130, at: T + MINUTE },
    ],
    ["the next visit", [mark()], 130, T + 60 * MINUTE, { before: 120, latest: 130, at: T + 60 * MINUTE }],
    [
      "a page older than the last one seen",
      [mark()],
      110,
      T + MINUTE,
      { before: 100, latest: 120, at: T + MINUTE },
    ],
    ["a clock that was ahead", [mark()], 130, T - MINUTE, { before: 120, latest: 130, at: T - MINUTE }],
  ])("sets the mark on %s", (_, marks, newest, now, expected) => {
    expect(afterSeeing(marks, "location=canggu", newest, now)).toEqual([
      { query: "location=canggu", ...expected },
    ]);
  });

  it("counts a repost, which keeps its id, as seen, and a rental added since as new", () => {
    const marks = afterSeeing([], "", 3, T);
    const beyond = newBeyond(marks, "", T + 60 * MINUTE) ?? 0;
    expect([2, 4, 3].filter((id) => id > beyond)).toEqual([4]);
  });

  it("keeps the searches seen last", () => {
    const full = Array.from({ length: MAX_SEARCHES }, (_, at) => mark({ query: `keywords=${at}` }));
    const [first, second, ...rest] = afterSeeing(full, "", 1, T);
    expect([first?.query, second?.query, rest.at(-1)?.query]).toEqual([
      "",
      "keywords=0",
      `keywords=${MAX_SEARCHES - 2}`,
    ]);
    expect(afterSeeing(full, "keywords=9", 1, T)).toHaveLength(MAX_SEARCHES);
  });
});

it.each([
  [1, 0, "1 new since your last visit"],
  [1_234, 0, "1,234 new since your last visit"],
  [12, 9, "12 new since your last visit, 9 not in Map View"],
  [2, 2, "2 new since your last visit, not in Map View"],
])("the note counts %d new rentals, %d of them outside the map", (count, outside, words) => {
  expect(newSinceWords(count, outside, ENGLISH)).toBe(words);
});
