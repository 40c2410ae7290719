import { expect, test } from "@playwright/test";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import { serverOf } from "../../support/site-process.ts";
import { startVisitors } from "../visitors.ts";
import { askProxy } from "./ask-proxy.ts";

/** Shorter, and the site has more to make anew than two processors make: nginx lets who met a stale page wait for the new one. */
const REVALIDATE_S = 20;
const ANSWERS = 5_000;
const LOAD = { visitors: 16, pauseMs: 0, asking: askProxy };
const LOAD_MS = 10 * 60_000;

test("no visitor gets a wrong answer, or none, when one of three processes behind the proxy is killed under load", async () => {
  await using data = await startDataBehindProxy();
  await using deployed = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  const visitors = startVisitors(deployed.url, LOAD);
  const answered = (count: number) =>
    expect.poll(() => visitors.answers.right, { timeout: LOAD_MS }).toBeGreaterThanOrEqual(count);
  await answered(ANSWERS / 4);
  const server = serverOf(deployed.sites[0]?.pid ?? 0);
  if (server === undefined) throw new Error("The process to kill was not found.");
  process.kill(server, "SIGKILL");
  await answered(ANSWERS);
  expect((await visitors.stop()).wrong).toEqual([]);
});
