import { planDelivery } from "@/collector/alerts/plan-delivery.ts";
import { parsePress, pressData } from "@/collector/alerts/press-data.ts";
import { dueAt, isNight } from "@/collector/alerts/region-hours.ts";

const NOW = new Date("2026-11-25T04:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const waiting = (count: number, minutes = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, created_at: ago(minutes) }));
const digestOf = (count: number) => ({
  kind: "digest",
  ids: Array.from({ length: count }, (_, at) => at + 1),
});
const FIRST = { kind: "single", id: 1 };

test.each([
  ["one waiting message is sent alone", waiting(1), [], FIRST],
  ["three waiting messages are sent one by one", waiting(3), [], FIRST],
  ["four waiting messages are sent as a digest", waiting(4), [], digestOf(4)],
  ["a third message within ten minutes is sent alone", waiting(1), [ago(1), ago(9)], FIRST],
  ["two more messages after two become a digest", waiting(2), [ago(1), ago(9)], digestOf(2)],
  ["a fourth after three waits", waiting(1), [ago(1), ago(5), ago(9)], { kind: "wait", until: ago(-1) }],
  ["many messages after three wait", waiting(9), [ago(9), ago(5), ago(1)], { kind: "wait", until: ago(-1) }],
  ["two messages older than a day become a digest", waiting(2, 24 * 60 + 1), [], digestOf(2)],
  ["two messages of the last day are sent one by one", waiting(2, 24 * 60), [], FIRST],
  ["one old message is sent alone", waiting(1, 3 * 24 * 60), [], FIRST],
])("%s", (_, pending, sentAt, expected) => {
  expect(planDelivery(pending, sentAt, NOW)).toEqual(expected);
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

test.each([
  ["v:pause:12", { action: "pause", id: 12 }],
  [pressData("yes"), { action: "yes", id: 0 }],
  ["v:drop:12", null],
  ["v:pause:-1", null],
  ["v:pause:1234567890123456", null],
  ["v:pause:12:13", null],
  [" v:pause:12", null],
  ["o:publish:12", null],
  ["", null],
])("the button data %j are read as %j", (data, expected) => {
  expect(parsePress(data)).toEqual(expected);
});
