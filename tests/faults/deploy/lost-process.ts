import { setTimeout as wait } from "node:timers/promises";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { listedRows, pathOf } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import { serverOf } from "../../support/site-process.ts";
import { loadOfMany } from "../../support/wrk.ts";
import { overBound, type Row, tallyFailures, tallyFigures } from "../judge.ts";
import { detailQuestion, oneAfterAnother, seenQuestions } from "../questions.ts";
import { startTraffic } from "../visitors.ts";
import { askProxy } from "./ask-proxy.ts";

/** Shorter, and the site has more to make anew than two processors make: nginx lets who met a stale page wait for the new one. */
const REVALIDATE_S = 20;
const ANSWERS = 100_000;
/** Long enough for everything to be asked of the site again after the process was killed. */
const ROUND_S = 30;
const KILLED_AFTER_MS = 7_000;

/** One of three processes is killed under load, and no answer is lost or wrong. */
export async function lostProcess(report: (row: Row) => void): Promise<void> {
  await using data = await startDataBehindProxy();
  await using deployed = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  // Nothing may be excused: two of three processes can answer everything.
  const certain = [...listedRows.map(detailQuestion), ...seenQuestions()];
  const next = oneAfterAnother(certain.map((question) => ({ ...question, apology: null })));
  for (const { path } of certain) await askProxy(deployed.url, path);
  const traffic = startTraffic(deployed.url, next, () => false, { asking: askProxy });
  const total = { answers: 0, failed: 0 };
  const round = async () => {
    const { answers, failed } = await loadOfMany(deployed.url, ["/", ...listedRows.map(pathOf)], ROUND_S);
    total.answers += answers;
    total.failed += failed;
  };
  const first = round();
  await wait(KILLED_AFTER_MS);
  const server = serverOf(deployed.sites[0]?.pid ?? 0);
  if (server === undefined) throw new Error("The process to kill was not found.");
  process.kill(server, "SIGKILL");
  await first;
  while (total.answers < ANSWERS) await round();
  const tally = await traffic.stop();
  report({
    name: "one of three processes killed under load",
    figures: { answers: `${total.answers}`, failed: `${total.failed}`, ...tallyFigures(tally) },
    failures: [...overBound("answers that failed", total.failed, 0), ...tallyFailures(tally)],
  });
}
