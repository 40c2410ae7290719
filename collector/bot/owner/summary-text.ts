import { isoRegionDay } from "../../../lib/time/region-day.ts";
import { waitingCount } from "../../owner/post-lines.ts";
import { type Reason, reasonKind } from "../../posts/reasons.ts";
import { ReasonCounts } from "../../report/tally.ts";

const DUE_HOUR = 8;
const HOUR_MS = 60 * 60 * 1_000;

/** The day (region's time) of the latest summary that is due: until 8:00 it is yesterday's. */
export const summaryDay = (now: Date): string => isoRegionDay(new Date(now.getTime() - DUE_HOUR * HOUR_MS));

export type Summary = {
  shown: number;
  ended: number;
  waiting: readonly (readonly Reason[])[];
  numbers: readonly string[];
  blockedSharers: readonly string[];
  sharers: readonly string[];
  errors: readonly string[];
};

const MAX_LINES = 5;

function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** What was read but is not certain. */
const DOUBTS: ReadonlySet<Reason["code"]> = new Set([
  ...(["uncertain-rent", "impossible-rent", "uncertain-area", "uncertain-offer"] as const),
  ...(["may-repeat", "may-repeat-kept-out"] as const),
]);

function waitingLines(waiting: readonly (readonly Reason[])[]): string[] {
  if (waiting.length === 0) return ["Nothing waits."];
  const counts = new ReasonCounts();
  for (const reasons of waiting) counts.add(reasonKind(reasons));
  const doubtful = waiting.filter((reasons) => reasons.some(({ code }) => DOUBTS.has(code))).length;
  const lines = counts.lines().map((line) => line.trim().replace(/\s+/, " × "));
  return [`${waitingCount(waiting.length)}, ${doubtful} of them doubtful: /waiting`, ...firstLines(lines)];
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", heading, ...firstLines(lines)];

/** The daily summary for the owners, in words (docs/behaviour.md, B23). */
export function summaryText({
  shown,
  ended,
  waiting,
  numbers,
  blockedSharers,
  sharers,
  errors,
}: Summary): string {
  return [
    `Since the last summary: ${shown} new on the site, ${ended} ended.`,
    ...waitingLines(waiting),
    ...section("Visits of the day before:", numbers),
    ...section("Photos of blocked contacts:", blockedSharers),
    ...section("The same photos under another contact:", sharers),
    ...section("Errors:", errors),
  ].join("\n");
}
