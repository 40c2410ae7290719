import { summaryDay, summaryText } from "@/collector/bot/owner/daily-summary";
import type { Reason } from "@/collector/posts/reasons";

test.each([
  ["2026-11-25T23:59:59Z", "2026-11-25"],
  ["2026-11-26T00:00:00Z", "2026-11-26"],
])("the latest summary due at %s is that of %s: 8:00 in Bali is midnight in UTC", (at, day) => {
  expect(summaryDay(new Date(at))).toBe(day);
});

const quiet = { shown: 0, ended: 0, waiting: [], numbers: [], sharers: [], errors: [] };

test("the summary of a quiet day has two lines", () => {
  expect(summaryText(quiet)).toBe("Since the last summary: 0 new on the site, 0 ended.\nNothing waits.");
});

test("waiting posts are counted by reason, and the doubtful ones also separately", () => {
  const waiting: Reason[][] = [
    [{ code: "no-rent" }],
    [{ code: "no-rent" }],
    [{ code: "uncertain-rent", of: "two sums" }],
    [{ code: "may-repeat", of: { channel: "balihomes", message_id: 2 } }],
  ];
  expect(summaryText({ ...quiet, shown: 3, ended: 1, waiting })).toBe(
    [
      ...[
        "Since the last summary: 3 new on the site, 1 ended.",
        "4 posts wait, 2 of them doubtful: /waiting",
      ],
      ...[
        "2 × it states no rent",
        "1 × its rent is uncertain",
        "1 × it may repeat an earlier post, or be another unit",
      ],
    ].join("\n"),
  );
});

test("a long list of errors is cut to five, followed by the number of the rest", () => {
  const errors = Array.from({ length: 7 }, (_, at) => `error ${at}`);
  expect(summaryText({ ...quiet, errors, sharers: ["a/1 shows a photo of a/2"] })).toMatch(
    /\n\nThe same photos under another contact:\na\/1 shows a photo of a\/2\n\nErrors:\nerror 0\n[\s\S]*error 4\nand 2 more$/,
  );
});
