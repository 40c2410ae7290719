import { setTimeout as wait } from "node:timers/promises";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { listedRows } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import { count, emptyTally, type Row, tallyFailures, tallyFigures } from "../judge.ts";
import { detailQuestion, seenQuestions } from "../questions.ts";
import { askEach } from "../visitors.ts";
import { askProxy } from "./ask-proxy.ts";

const REVALIDATE_S = 2;
/** Longer than a page is fresh, and answered stale while it is asked for again. */
const OLD_MS = (REVALIDATE_S + 50) * 1000;

/** No process is left: what was asked before is answered, anything else in plain words. */
export async function siteDown(report: (row: Row) => void): Promise<void> {
  await using data = await startDataBehindProxy();
  await using deployed = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  const questions = seenQuestions();
  const unseen = listedRows.slice(20, 23).map(detailQuestion);
  for (const { path } of questions) await askProxy(deployed.url, path);
  await deployed.stopSites();
  await wait(OLD_MS);
  const tally = await askEach(deployed.url, questions, { asking: askProxy });
  report({ name: "asked before", figures: tallyFigures(tally), failures: tallyFailures(tally) });
  const refused = emptyTally();
  for (const question of unseen) {
    const answer = await askProxy(deployed.url, question.path);
    const saysSo =
      answer?.status === 503 &&
      answer.headers.get("retry-after") === "10" &&
      answer.headers.get("cache-control") === "no-store" &&
      answer.body.startsWith("The site cannot be reached.");
    count(refused, answer === null ? "lost" : saysSo ? "said so" : "wrong", question.path, answer);
  }
  report({ name: "never asked before", figures: tallyFigures(refused), failures: refused.examples });
}
