import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { counted } from "../../../lib/cli/counted.ts";
import { DAY_MS, isoRegionDay } from "../../../lib/time/region-day.ts";
import { waitingCount } from "../../owner/post-lines.ts";
import { reasonKind } from "../../posts/reasons.ts";
import { postRow } from "../../posts/rows.ts";
import { dayNumberLines, readVisitNumbers } from "../../report/number-lines.ts";
import { ReasonCounts } from "../../report/tally.ts";
import { countOf, ensureDone, rowsOf } from "../../store/call-function.ts";
import type { BotContext } from "../bot-context.ts";

const DUE_HOUR = 8;
const HOUR_MS = 60 * 60 * 1_000;

/** The day (region's time) of the latest summary that is due: until 8:00 it is yesterday's. */
export const summaryDay = (now: Date): string => isoRegionDay(new Date(now.getTime() - DUE_HOUR * HOUR_MS));

const MAX_LINES = 5;

function section(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LINES;
  return ["", heading, ...lines.slice(0, MAX_LINES), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** Claims the summary of a day directly before it is sent, so that it is sent once. */
async function claimSummary(client: SupabaseClient, day: string): Promise<boolean> {
  const table = () => client.from("owner_summary");
  const next = await table().update({ day }).lt("day", day).select("day");
  if (rowsOf("the summary", next, z.unknown()).length > 0) return true;
  const first = await table().upsert({ is_only_row: true, day }, { ignoreDuplicates: true }).select("day");
  return rowsOf("the summary", first, z.unknown()).length > 0;
}

/** Counts the rentals that last began or ceased to be shown since a time. */
async function changes(client: SupabaseClient, kind: "new" | "removed", since: Date): Promise<number> {
  const noted = client.from("rental_journal").select("id", { count: "exact", head: true }).eq("kind", kind);
  return countOf("to count changes", await noted.gte("at", since.toISOString()));
}

const MOST_VISITED = 4;

/** The daily summary for the owners, in words (docs/behaviour.md, B23). */
async function summaryText({ client, run, now }: BotContext, errors: readonly string[]): Promise<string> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const [shown, ended] = [await changes(client, "new", dayAgo), await changes(client, "removed", dayAgo)];
  const reasons = new ReasonCounts();
  for await (const post of run.service.posts.queued(postRow.pick({ reasons: true })))
    reasons.add(reasonKind(post.reasons));
  const day = isoRegionDay(dayAgo);
  const visits = await readVisitNumbers(client, { from_day: day, to_day: day }, MOST_VISITED);
  return [
    `In the last 24 hours: ${counted(shown, "new listing")}, ${ended} ended.`,
    ...section(
      `${waitingCount(reasons.total())}: /waiting`,
      reasons.named().map(([reason, count]) => `${count} × ${reason}`),
    ),
    ...section("Visits of the day before:", dayNumberLines(visits)),
    ...section("Errors:", errors),
  ].join("\n");
}

/** The summary of the day if it is due and was not sent yet (docs/behaviour.md, B23); else null. It counts as sent from now on. */
export async function dueSummary(context: BotContext, errors: readonly string[]): Promise<string | null> {
  const { client, now } = context;
  const text = await summaryText(context, errors);
  if (!(await claimSummary(client, summaryDay(now)))) return null;
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  ensureDone("old reports", await client.from("visitor_reports").delete().lt("reported_at", dayAgo));
  ensureDone("old counts", await client.from("report_counts").delete().lt("day", isoRegionDay(now)));
  return text;
}
