import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { startSite } from "../support/site.ts";
import { siteWorkSeconds } from "../support/site-process.ts";
import { hostileRequest } from "./fuzz-requests.ts";
import { rawRequest } from "./raw-request.ts";
import { startVisitors } from "./visitors.ts";

const REQUESTS = 6_000;
const AT_ONCE = 4;
/** Of a processor, for each request on average: a page that is made takes two to three times as much. */
const WORK_S = 0.03;

test("6,000 requests made up by chance are all answered, none with an error of the site, and harm no visitor", async () => {
  await using site = await startSite({});
  const visitors = startVisitors(site.url, { visitors: 1 });
  const before = siteWorkSeconds(site.pid);
  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const answer = await rawRequest(site.url, request);
    expect(answer, "no answer").not.toBeNull();
    expect(answer?.headers.has("x-injected"), "a header was injected").toBe(false);
    const isBusy = answer?.status === 503 && answer.headers.has("retry-after");
    if (!isBusy) expect(answer?.status).toBeLessThan(500);
  });
  const options = { numRuns: REQUESTS / AT_ONCE, endOnFailure: true };
  await Promise.all(Array.from({ length: AT_ONCE }, () => fc.assert(property, options)));
  const { right, wrong } = await visitors.stop();
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(0);
  const work = siteWorkSeconds(site.pid) - before;
  expect(work / (REQUESTS + right), "seconds of work for each request").toBeLessThanOrEqual(WORK_S);
});
