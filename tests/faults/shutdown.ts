import { setTimeout as wait } from "node:timers/promises";
import { listedRows } from "../e2e/demo-rows.ts";
import { startSite } from "../e2e/own-site.ts";
import { startDataBehindProxy } from "./data-behind-proxy.ts";
import type { Outcome } from "./outage.ts";
import { detailQuestion } from "./questions.ts";
import { ask, countAnswer, emptyTally } from "./traffic.ts";

const IN_FLIGHT = 20;
/** Until all requests have reached the site, and none is answered yet. */
const UNDER_WAY_MS = 500;

/** Ends a site that waits for the data service on behalf of its visitors; every one of them gets an answer. */
export async function shutdown(): Promise<Outcome> {
  const data = await startDataBehindProxy();
  const site = await startSite({ env: { SUPABASE_URL: data.url, SUPABASE_ANON_KEY: data.anonKey } });
  const questions = listedRows.slice(0, IN_FLIGHT).map(detailQuestion);
  const tally = emptyTally();
  await data.inject("late");
  const answers = questions.map(async (question) => {
    countAnswer(question, await ask(site.url, question.path), tally);
  });
  await wait(UNDER_WAY_MS);
  await Promise.all([...answers, site.stop()]);
  if ((await ask(site.url, "/")) !== null) tally.failures.push("goes on answering");
  await data.close();
  return { ...tally, name: `ended with ${IN_FLIGHT} requests in flight`, recoveredMs: null };
}
