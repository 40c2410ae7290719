import { isNight } from "@/collector/alerts/alert-text.ts";
import { dueAt } from "@/collector/alerts/match-events.ts";
import { nextOf } from "@/collector/alerts/send-alerts.ts";

const NOW = new Date("2026-11-25T04:00:00Z");
const waiting = (count: number, minutes = 0) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, kind: "new" as const, created_at: new Date(NOW.getTime() - minutes * 60_000) },
  }));

test.each([
  ["one waiting message is sent alone", waiting(1), 1],
  ["three waiting messages are sent one by one", waiting(3), 1],
  ["four waiting messages are one", waiting(4), 4],
  ["two messages older than a day are one", waiting(2, 24 * 60 + 1), 2],
  ["two messages of the last day are sent one by one", waiting(2, 24 * 60), 1],
  ["one old message is sent alone", waiting(1, 3 * 24 * 60), 1],
])("%s", (_, owed, expected) => {
  expect(nextOf(owed, NOW).map(({ id }) => id)).toEqual(owed.slice(0, expected).map(({ id }) => id));
});

// Bali is eight hours ahead of UTC; 25 November 2026 is a Wednesday.
test.each([
  ["now", "2026-11-25T04:00:00Z", "2026-11-25T04:00:00Z"],
  ["daily", "2026-11-25T00:59:59Z", "2026-11-25T01:00:00Z"],
  ["daily", "2026-11-25T01:00:00Z", "2026-11-26T01:00:00Z"],
  ["daily", "2026-12-31T20:00:00Z", "2027-01-01T01:00:00Z"],
  ["weekly", "2026-11-25T04:00:00Z", "2026-11-30T01:00:00Z"],
  ["weekly", "2026-11-30T00:59:00Z", "2026-11-30T01:00:00Z"],
  ["weekly", "2026-11-30T01:00:00Z", "2026-12-07T01:00:00Z"],
  ["weekly", "2026-11-29T20:00:00Z", "2026-11-30T01:00:00Z"],
] as const)("with the rhythm %s a match found at %s is due at %s", (rhythm, found, due) => {
  expect(dueAt(rhythm, new Date(found))).toEqual(new Date(due));
});

test.each([
  ["2026-11-25T13:59:59Z", false],
  ["2026-11-25T14:00:00Z", true],
  ["2026-11-25T22:59:59Z", true],
  ["2026-11-25T23:00:00Z", false],
])("at %s it is night: %s", (time, expected) => {
  expect(isNight(new Date(time))).toBe(expected);
});
