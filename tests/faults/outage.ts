import { setTimeout as wait } from "node:timers/promises";
import type { RentalRow } from "../../supabase/demo/row.ts";
import { listedRows, pathOf, someRow } from "../e2e/demo-rows.ts";
import type { Fault } from "./fault-proxy.ts";
import { mixedQuestions } from "./mixed-questions.ts";
import { seenQuestions } from "./questions.ts";
import { ask, emptyTally, startTraffic, type Tally } from "./traffic.ts";

/** Seconds after which a site under test reads its listings again. */
export const REVALIDATE_S = 2;

const BEFORE_MS = 3_000;
const AFTER_MS = 4_000;
const RECOVERY_LIMIT_MS = 60_000;

type Stage = {
  site: string;
  inject: (fault: Fault) => Promise<void>;
  rename: (id: number, title: string) => Promise<void>;
};

/** What came of a fault; `recoveredMs` is null where nothing had to recover. */
export type Outcome = Tally & { name: string; recoveredMs: number | null };

/** Milliseconds until the listing's page and the list show the new title; the limit when they never do. */
async function recovery(site: string, row: RentalRow, title: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < RECOVERY_LIMIT_MS) {
    const answers = await Promise.all([ask(site, pathOf(row)), ask(site, "/")]);
    if (answers.every((answer) => answer?.body.includes(title))) break;
    await wait(200);
  }
  return performance.now() - start;
}

/** Sends requests of every kind for a while. */
export async function busy(site: string, name: string, ms: number): Promise<Outcome> {
  const tally = emptyTally();
  const traffic = startTraffic(site, mixedQuestions(seenQuestions()), tally);
  await wait(ms);
  await traffic.stop();
  return { ...tally, name, recoveredMs: null };
}

/**
 * One fault's course: what is asked is seen first, then the service fails for `faultMs` while a listing changes, then it
 * comes back. Requests are sent throughout.
 */
export async function outage(
  { site, inject, rename }: Stage,
  { name, fault, faultMs }: { name: string; fault: Fault; faultMs: number },
): Promise<Outcome> {
  const seen = seenQuestions();
  for (const { path } of seen) await ask(site, path);
  const tally = emptyTally();
  const traffic = startTraffic(site, mixedQuestions(seen), tally);
  await wait(BEFORE_MS);
  await inject(fault);
  const row = someRow(listedRows.slice(3), (each) => each.title !== null);
  const title = `${row.title} (${name})`;
  await rename(row.id, title);
  await wait(faultMs);
  await inject("none");
  const recoveredMs = await recovery(site, row, title);
  await wait(AFTER_MS);
  await traffic.stop();
  return { ...tally, name, recoveredMs };
}
