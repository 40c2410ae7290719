import fc from "fast-check";
import { startSite } from "../support/site.ts";
import { siteWorkSeconds } from "../support/site-process.ts";
import { hostileRequest } from "./fuzz-requests.ts";
import { overBound, type Row, tallyFailures } from "./judge.ts";
import { mixedQuestions } from "./questions.ts";
import { type RawAnswer, type RawRequest, rawRequest } from "./raw-request.ts";
import type { Fault } from "./runner.ts";
import { startTraffic } from "./visitors.ts";

const REQUESTS = 6_000;
const AT_ONCE = 4;
/** Of a processor, for each request on average: a page that is made takes two to three times as much. */
const WORK_S = 0.03;

/** What is wrong with an answer to whatever was asked; null when nothing is. */
function hostileFailure(answer: RawAnswer | null): string | null {
  if (answer === null) return "no answer";
  if (answer.headers.has("x-injected")) return "a header was injected";
  if (answer.status === 503 && answer.headers.has("retry-after")) return null;
  return answer.status >= 500 ? `status ${answer.status}` : null;
}

/** The request's parts, shortened where they are long, for whoever has to send it again. */
function shown({ method, path, headers, body }: RawRequest): string {
  const parts = [`${method} ${path}`, ...headers.map((pair) => pair.join(": ")), body ?? ""];
  return JSON.stringify(parts.map((part) => (part.length > 200 ? `${part.slice(0, 200)}…` : part)));
}

async function check(site: string, statuses: Map<number, number>): Promise<string[]> {
  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const answer = await rawRequest(site, request);
    statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
    const failure = hostileFailure(answer);
    if (failure !== null) throw new Error(failure);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: REQUESTS / AT_ONCE,
    endOnFailure: true,
  });
  if (!failed) return [];
  const reason = errorInstance instanceof Error ? errorInstance.message : "failed";
  const request = counterexample === null ? "" : shown(counterexample[0]);
  return [`${reason}: ${request}`];
}

async function fuzz(report: (row: Row) => void): Promise<void> {
  await using site = await startSite({});
  const traffic = startTraffic(site.url, mixedQuestions(), () => false, { visitors: 1 });
  const statuses = new Map<number, number>();
  const before = siteWorkSeconds(site.pid);
  const failures = (
    await Promise.all(Array.from({ length: AT_ONCE }, () => check(site.url, statuses)))
  ).flat();
  const visitor = await traffic.stop();
  const work = siteWorkSeconds(site.pid) - before;
  const asked = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  const answers = visitor.right + visitor.wrong + visitor.lost;
  report({
    name: "requests made up by chance",
    figures: {
      requests: `${asked}`,
      ...Object.fromEntries(
        [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => [`status ${status}`, `${times}`]),
      ),
      "work for each": `${((work / (asked + answers)) * 1000).toFixed(1)} ms`,
    },
    failures: [
      ...failures,
      ...(failures.length === 0 && asked < REQUESTS
        ? [`only ${asked} of ${REQUESTS} requests were made`]
        : []),
      ...overBound("work for each request", work / (asked + answers), WORK_S, " s"),
      ...tallyFailures(visitor).map((failure) => `another visitor: ${failure}`),
    ],
  });
}

export const FUZZ: Fault = { name: "fuzz", title: "Hostile requests", run: fuzz };
