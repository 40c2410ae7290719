import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { manyListings } from "../bench/many-listings.ts";
import { pathOf } from "../support/demo-rows.ts";
import { startSite } from "../support/site.ts";
import { siteWorkSeconds } from "../support/site-process.ts";
import { type Answer, overBound, type Row } from "./judge.ts";
import type { Fault } from "./runner.ts";
import { ask } from "./visitors.ts";

const STORED = 10_001;
const CLIENTS = 4;
const WORDS = 100;
const VISITS = 12;
/** Of a processor, between a visitor's question and its answer; one search of each client may be ahead of it, and not more. */
const WAIT_WORK_S = 1.5;

const isAnswered = (answer: Answer | null) =>
  answer?.status === 200 || (answer?.status === 503 && answer.headers.has("retry-after"));

async function keywords(report: (row: Row) => void): Promise<void> {
  const listings = await manyListings(STORED, 5_400);
  const file = join(tmpdir(), `faults-listings-${process.pid}.json`);
  await writeFile(file, JSON.stringify(listings));
  await using site = await startSite({ args: ["--listings", file] });
  await ask(site.url, "/");
  let isRunning = true;
  let searched = 0;
  const failures: string[] = [];
  const client = async (number: number) => {
    while (isRunning) {
      const terms = Array.from(
        { length: WORDS },
        (_, at) =>
          `${["pool", "villa", "wifi", "house"][at % 4]}${at < 4 ? "" : `${number}x${searched}x${at}`}`,
      );
      searched += 1;
      const answer = await ask(site.url, `/?keywords=${terms.join("+")}`, { redirect: "follow" });
      if (!isAnswered(answer)) failures.push(`a search: ${answer?.status ?? "no answer"}`);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  await wait(1_000);
  let [longestMs, mostWork] = [0, 0];
  for (const row of listings.rentals.slice(100, 100 + VISITS)) {
    const before = siteWorkSeconds(site.pid);
    const answer = await ask(site.url, pathOf(row));
    if (answer?.status !== 200)
      failures.push(`a visitor at ${pathOf(row)}: ${answer?.status ?? "no answer"}`);
    mostWork = Math.max(mostWork, siteWorkSeconds(site.pid) - before);
    longestMs = Math.max(longestMs, answer?.ms ?? 0);
  }
  isRunning = false;
  await Promise.all(clients);
  report({
    name: `${CLIENTS} clients searching ${STORED.toLocaleString("en")} listings for ${WORDS} words`,
    figures: {
      searches: `${searched}`,
      visits: `${VISITS}`,
      "most work in a visit": `${mostWork.toFixed(2)} s`,
      "longest visit": `${(longestMs / 1000).toFixed(1)} s`,
    },
    failures: [
      ...failures.slice(0, 5),
      ...overBound("work while a visitor waited", mostWork, WAIT_WORK_S, " s"),
    ],
  });
}

export const KEYWORDS: Fault = { name: "keywords", title: "Expensive searches", run: keywords };
