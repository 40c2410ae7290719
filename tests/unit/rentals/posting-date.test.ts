import { ageInDays, ageWords } from "@/lib/rentals/age";
import { calendarDate, postingDate, shortDate, shortDateSeenFrom } from "@/lib/rentals/posting-date";
import { ENGLISH, inEnglish } from "@/tests/support/in-english";

const label = (postedAt: string, now: string) => postingDate(new Date(postedAt), new Date(now), ENGLISH);

describe("postingDate", () => {
  it.each([
    ["published this instant", "2025-02-03T04:00:00Z", "2025-02-03T04:00:00Z", "Today"],
    ["at the first instant of the day in Bali", "2025-02-02T16:00:00Z", "2025-02-03T15:59:59.999Z", "Today"],
    ["a second before midnight in Bali", "2025-02-02T15:59:59Z", "2025-02-02T16:00:00Z", "Yesterday"],
    ["47 hours ago, but yesterday", "2025-02-02T16:00:00Z", "2025-02-04T15:00:00Z", "Yesterday"],
    ["25 hours ago, but the day before", "2025-02-02T15:30:00Z", "2025-02-03T16:30:00Z", "Sun 02 Feb 2025"],
    ["on New Year's Eve", "2024-12-31T10:00:00Z", "2025-01-01T10:00:00Z", "Yesterday"],
    ["on a leap day", "2024-02-29T10:00:00Z", "2024-03-01T10:00:00Z", "Yesterday"],
    ["with its own time zone", "2025-02-03T00:30:00+09:00", "2025-02-02T16:00:00Z", "Yesterday"],
  ])("dates a post %s by Bali's calendar", (_, postedAt, now, expected) => {
    expect(label(postedAt, now)).toBe(expected);
  });

  it.each([
    ["2025-02-03T04:00:00Z", "Mon 03 Feb 2025"],
    ["2025-02-02T15:59:59Z", "Sun 02 Feb 2025"],
    ["2025-02-02T16:00:00Z", "Mon 03 Feb 2025"],
    ["2024-12-31T16:00:00Z", "Wed 01 Jan 2025"],
    ["2024-02-29T00:00:00Z", "Thu 29 Feb 2024"],
    ["2000-01-01T00:00:00Z", "Sat 01 Jan 2000"],
  ])("words %s as %s", (postedAt, expected) => {
    expect(label(postedAt, "2026-11-21T00:00:00Z")).toBe(expected);
  });

  it.each(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])(
    "abbreviates months to three letters: %s",
    (month) => {
      const postedAt = new Date(`15 ${month} 2025 12:00 UTC`);
      expect(postingDate(postedAt, new Date("2026-11-21T00:00:00Z"), ENGLISH)).toMatch(
        new RegExp(`^\\w{3} 15 ${month} 2025$`),
      );
    },
  );

  it("words a future date as a calendar date", () => {
    expect(label("2025-02-04T04:00:00Z", "2025-02-03T04:00:00Z")).toBe("Tue 04 Feb 2025");
  });

  it.each([null, new Date(Number.NaN)])("is N/A for %p", (postedAt) => {
    expect(postingDate(postedAt, new Date(), ENGLISH)).toBe("N/A");
  });
});

describe("calendarDate", () => {
  it("is the day in Bali, which begins eight hours before the day in UTC", () => {
    expect(calendarDate("2026-11-20T15:59:59Z", "en")).toBe("20 November 2026");
    expect(calendarDate("2026-11-20T16:00:00Z", "en")).toBe("21 November 2026");
  });

  it.each([null, "", "soon"])("is null for %j", (iso) => {
    expect(calendarDate(iso, "en")).toBeNull();
  });
});

describe("shortDateSeenFrom", () => {
  const now = new Date("2026-01-02T00:00:00Z");

  it.each([
    ["2026-01-01T04:00:00Z", "1 Jan"],
    ["2025-12-31T16:00:00Z", "1 Jan"],
    ["2025-12-31T15:59:59Z", "31 Dec 2025"],
    ["2025-09-09T04:00:00Z", "9 Sep 2025"],
    [null, null],
    ["", null],
    ["soon", null],
  ])("writes %j as %p, with the year when it is another", (iso, expected) => {
    expect(shortDateSeenFrom(now, iso, "en")).toBe(expected);
  });

  it("includes the year when there is no day to see it from", () => {
    expect(shortDateSeenFrom(null, "2026-03-18", "en")).toBe("18 Mar 2026");
  });
});

describe("shortDate", () => {
  it.each([
    ["2026-11-20T16:00:00Z", "21 Nov"],
    ["2026-09-09T04:00:00Z", "9 Sep"],
  ])("writes %j as %p", (iso, expected) => {
    expect(shortDate(iso, "en")).toBe(expected);
  });
});

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
