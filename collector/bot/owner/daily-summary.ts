import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { reportedChanges } from "../../../lib/rental/live-list.ts";
import { DAY_MS, isoRegionDay } from "../../../lib/time/region-day.ts";
import { ENGLISH } from "../../report/english.ts";
import { dayNumberLines } from "../../report/number-lines.ts";
import { blockedSharerLines, photoSharerLines } from "../../report/photo-sharer-lines.ts";
import { callFunction, countOf, ensureDone, rowsOf } from "../../store/call-function.ts";
import { readVisitNumbers } from "../../store/visit-numbers.ts";
import type { BotContext } from "../bot-context.ts";
import { sendText } from "../send-message.ts";
import { type Summary, summaryDay, summaryText } from "./summary-text.ts";
import { toOwners } from "./tell-waiting.ts";

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

function visitsOfDayBefore(client: SupabaseClient, now: Date) {
  const day = isoRegionDay(new Date(now.getTime() - DAY_MS));
  return readVisitNumbers(client, { from_day: day, to_day: day }, MOST_VISITED);
}

async function readSummary(
  { client, run, now }: BotContext,
  end: string,
  errors: readonly string[],
): Promise<Summary> {
  const waiting = await Array.fromAsync(run.service.posts.queuedReasons(), ({ reasons }) => reasons);
  const sharers = photoSharerLines(await run.service.listings.photoSharers());
  return {
    shown: await changes(client, "new", end),
    ended: await changes(client, "removed", end),
    waiting,
    numbers: dayNumberLines(await visitsOfDayBefore(client, now)),
    blockedSharers: blockedSharerLines(await run.service.people.blockedPhotoSharers()),
    sharers: sharers.filter((line) => line.includes(ENGLISH.t("pay.otherContact"))),
    errors,
  };
}

/** Sends the owners the summary of the day if it is due and was not sent (docs/behaviour.md, B23). Returns whether it was. */
export async function sendSummary(context: BotContext, errors: readonly string[]): Promise<boolean> {
  const { client, now, api, run } = context;
  const end = await journalEnd(client);
  const text = summaryText(await readSummary(context, end, errors));
  if (!(await claimSummary(client, now))) return false;
  // Changes that no owner was sent belong to the next summary.
  if (!(await toOwners(context, (chatId) => sendText(api, chatId, { text, buttons: [] })))) return false;
  await setReadTo(client, end);
  await run.service.skipped.forgetOld(now);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  ensureDone("old reports", await client.from("visitor_reports").delete().lt("reported_at", dayAgo));
  ensureDone("old counts", await client.from("report_counts").delete().lt("day", isoRegionDay(now)));
  return true;
}
