import { weeklyPosts } from "@/lib/market/weekly-posts";
import { DAY_MS } from "@/lib/time/region-day";

const NOW = Date.parse("2026-11-22T00:00:00Z");

const countsOf = (...days: (number | null)[]) =>
  weeklyPosts(
    days.map((age) => ({ posted_at: age === null ? null : new Date(NOW - age * DAY_MS).toISOString() })),
    NOW,
  ).map(({ count }) => count);

describe("weeklyPosts", () => {
  it("counts the posts of the last four weeks, oldest first", () => {
    expect(countsOf(0, 1, 6.99, 7, 13.9, 14, 21, 27.99)).toEqual([2, 1, 2, 3]);
  });

  it("leaves out posts that are older, in the future or without a time", () => {
    expect(countsOf(28, 30, -0.1, null)).toEqual([0, 0, 0, 0]);
  });

  it("gives the first and last day of each week", () => {
    expect(weeklyPosts([], NOW).map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ["2026-10-25", "2026-11-01"],
      ["2026-11-01", "2026-11-08"],
      ["2026-11-08", "2026-11-15"],
      ["2026-11-15", "2026-11-22"],
    ]);
  });
});
