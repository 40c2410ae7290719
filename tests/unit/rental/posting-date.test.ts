import { ageInDays, ageWords } from "@/lib/rental/age";
import { calendarDate, postingDate, shortDate, shortDateSeenFrom } from "@/lib/rental/posting-date";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH, inEnglish } from "@/tests/support/in-english";

const label = (postedAt: string, now: string) => postingDate(new Date(postedAt), new Date(now), ENGLISH);

/** What `read` finds for the two times of "2025-02-03T04:00:00Z seen 2025-02-04T04:00:00Z". */
const whenSeen = (read: (postedAt: string, now: string) => unknown) => (text: string) => {
  const [postedAt = "", now = ""] = text.split(" seen ");
  return read(postedAt, now);
};

testReadings("tests/unit/rental/posting-date.tsv", {
  date: whenSeen(label),
  "date seen in another year": (postedAt) => label(postedAt, "2026-11-21T00:00:00Z"),
  "short date": (iso) => shortDate(iso, "en"),
  "short date seen on 2 January 2026": (iso) =>
    shortDateSeenFrom(new Date("2026-01-02T00:00:00Z"), iso, "en"),
  "age in days": whenSeen((postedAt, now) => ageInDays(postedAt, new Date(now))),
  "words for an age in days": (days) => ageWords(Number(days), inEnglish),
});

test("an unknown time has no short date", () => {
  expect(shortDateSeenFrom(new Date("2026-01-02T00:00:00Z"), null, "en")).toBeNull();
});

describe("postingDate", () => {
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
  it("includes the year when there is no day to see it from", () => {
    expect(shortDateSeenFrom(null, "2026-03-18", "en")).toBe("18 Mar 2026");
  });
});

describe("ageInDays", () => {
  it.each([null, "", "soon", "2026-11-23T04:00:00Z"])("is null for %p", (postedAt) => {
    expect(ageInDays(postedAt, new Date("2026-11-21T04:00:00Z"))).toBeNull();
  });
});
