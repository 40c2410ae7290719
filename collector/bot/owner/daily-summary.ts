import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { reportedChanges } from "../../../lib/rental/live-list.ts";
import { DAY_MS, isoRegionDay } from "../../../lib/time/region-day.ts";
import { waitingCount } from "../../owner/post-lines.ts";
import { type Reason, reasonKind } from "../../posts/reasons.ts";
import { postRow } from "../../posts/rows.ts";
import { ENGLISH } from "../../report/languages.ts";
import { dayNumberLines, readVisitNumbers } from "../../report/number-lines.ts";
import { photoSharerLines } from "../../report/photo-sharer-lines.ts";
import { ReasonCounts } from "../../report/tally.ts";
import { callFunction, countOf, ensureDone, rowsOf } from "../../store/call-function.ts";
import type { BotContext } from "../bot-context.ts";
import { sendText } from "../send-message.ts";
import { toOwners } from "./tell-waiting.ts";

const DUE_HOUR = 8;
const HOUR_MS = 60 * 60 * 1_000;

/** The day (region's time) of the latest summary that is due: until 8:00 it is yesterday's. */
export const summaryDay = (now: Date): string => isoRegionDay(new Date(now.getTime() - DUE_HOUR * HOUR_MS));

export type Summary = {
  shown: number;
  ended: number;
  waiting: readonly (readonly Reason[])[];
  numbers: readonly string[];
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
export function summaryText({ shown, ended, waiting, numbers, sharers, errors }: Summary): string {
  return [
    `Since the last summary: ${shown} new on the site, ${ended} ended.`,
    ...waitingLines(waiting),
    ...section("Visits of the day before:", numbers),
    ...section("The same photos under another contact:", sharers),
    ...section("Errors:", errors),
  ].join("\n");
}

/** Claims the summary of a day directly before it is sent, so that it is sent once. The first run of all claims its day without one: nothing is new yet. */
async function claimSummary(client: SupabaseClient, now: Date): Promise<boolean> {
  const table = () => client.from("owner_summary");
  const day = summaryDay(now);
  const next = await table().update({ day }).lt("day", day).select("day");
  if (rowsOf("the summary", next, z.unknown()).length > 0) return true;
  const first = await table().upsert({ is_only_row: true, day }, { ignoreDuplicates: true }).select("day");
  if (rowsOf("the summary", first, z.unknown()).length > 0) await setReadTo(client, await journalEnd(client));
  return false;
}

/** Where the journal of rentals ends now: earlier transactions have all ended. */
async function journalEnd(client: SupabaseClient): Promise<string> {
  return (await callFunction(client, "rental_changes_since", { since: null }, reportedChanges)).cursor;
}

async function setReadTo(client: SupabaseClient, transaction: string): Promise<void> {
  const readers = client.from("journal_readers");
  ensureDone("the summary", await readers.upsert({ reader: "summary", transaction }));
}

/** Counts the rentals that last began or ceased to be shown since the summary before. */
async function changes(client: SupabaseClient, kind: "new" | "removed", end: string): Promise<number> {
  const reader = await client.from("journal_readers").select("transaction").eq("reader", "summary");
  const [from] = rowsOf("the summary", reader, z.object({ transaction: z.coerce.string() }));
  if (!from) return 0;
  const noted = client.from("rental_journal").select("id", { count: "exact", head: true }).eq("kind", kind);
  return countOf("to count changes", await noted.gte("transaction", from.transaction).lt("transaction", end));
}

const MOST_VISITED = 4;

async function readSummary(
  { client, run, now }: BotContext,
  end: string,
  errors: readonly string[],
): Promise<Summary> {
  const queued = run.service.posts.queued(postRow.pick({ reasons: true }));
  const day = isoRegionDay(new Date(now.getTime() - DAY_MS));
  const visits = await readVisitNumbers(client, { from_day: day, to_day: day }, MOST_VISITED);
  const sharers = photoSharerLines(await run.service.listings.photoSharers());
  return {
    shown: await changes(client, "new", end),
    ended: await changes(client, "removed", end),
    waiting: await Array.fromAsync(queued, ({ reasons }) => reasons),
    numbers: dayNumberLines(visits),
    sharers: sharers.filter((line) => line.includes(ENGLISH.t("pay.otherContact"))),
    errors,
  };
}

/** Sends the owners the summary of the day if it is due and was not sent (docs/behaviour.md, B23). Returns whether it was. */
export async function sendSummary(context: BotContext, errors: readonly string[]): Promise<boolean> {
  const { client, now, api } = context;
  const end = await journalEnd(client);
  const text = summaryText(await readSummary(context, end, errors));
  if (!(await claimSummary(client, now))) return false;
  // Changes that no owner was sent belong to the next summary.
  if (!(await toOwners(context, (chatId) => sendText(api, chatId, { text, buttons: [] })))) return false;
  await setReadTo(client, end);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  ensureDone("old reports", await client.from("visitor_reports").delete().lt("reported_at", dayAgo));
  ensureDone("old counts", await client.from("report_counts").delete().lt("day", isoRegionDay(now)));
  return true;
}
