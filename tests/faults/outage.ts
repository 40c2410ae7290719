import { setTimeout as wait } from "node:timers/promises";
import type { RentalRow } from "../../supabase/demo/row.ts";
import { listedRows, pathOf } from "../e2e/demo-rows.ts";
import type { Fault } from "./fault-proxy.ts";
import {
  cardsQuestion,
  detailQuestion,
  filterQuestions,
  keywordQuestions,
  type Question,
  seenQuestions,
} from "./questions.ts";
import { ask, emptyTally, startTraffic, type Tally } from "./traffic.ts";

/** Seconds after which the site under test reads its listings again. */
export const REVALIDATE_S = 2;

const BEFORE_MS = 3_000;
const AFTER_MS = 4_000;
const RECOVERY_LIMIT_MS = 60_000;

type Stage = {
  site: string;
  inject: (fault: Fault) => Promise<void>;
  rename: (id: number, title: string) => Promise<void>;
};

export type Outcome = Tally & { name: string; recoveredMs: number };

/** Never gives a question twice, so that no cache has its answer; begins again when all were asked. */
function oneAfterAnother<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error("nothing to ask");
    return item;
  };
}

const unseenRows = listedRows.slice(60);
const nextFilter = oneAfterAnother(filterQuestions());
const nextUnseen = oneAfterAnother(
  keywordQuestions().flatMap((question, at) => {
    const row = unseenRows[at];
    return row === undefined ? [question] : [question, detailQuestion(row), cardsQuestion([row])];
  }),
);

/** Half of what is asked was seen before, a quarter are new filters, a quarter is new to every cache. */
function mixed(seen: readonly Question[]): () => Question {
  const nextSeen = oneAfterAnother(seen);
  const nextKind = oneAfterAnother([nextSeen, nextFilter, nextSeen, nextUnseen]);
  return () => nextKind()();
}

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
  const traffic = startTraffic(site, mixed(seen), tally);
  await wait(BEFORE_MS);
  await inject(fault);
  const row = listedRows[3];
  if (row === undefined) throw new Error("The demo has no listings.");
  const title = `${row.title ?? "Home"} (${name})`;
  await rename(row.id, title);
  await wait(faultMs);
  await inject("none");
  const recoveredMs = await recovery(site, row, title);
  await wait(AFTER_MS);
  await traffic.stop();
  return { ...tally, name, recoveredMs };
}
