import { summaryDay } from "@/collector/bot/owner/daily-summary";

test.each([
  ["2026-11-25T23:59:59Z", "2026-11-25"],
  ["2026-11-26T00:00:00Z", "2026-11-26"],
])("the latest summary due at %s is that of %s: 8:00 in Bali is midnight in UTC", (at, day) => {
  expect(summaryDay(new Date(at))).toBe(day);
});
