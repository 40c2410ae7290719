import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { listedRows, pathOf, someRow } from "../support/demo-rows.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";
import { type Fault as Failing, type FaultProxy, startFaultProxy } from "../support/fault-proxy.ts";
import { listen } from "../support/loopback.ts";
import { startSite } from "../support/site.ts";
import {
  count,
  emptyTally,
  overBound,
  type Question,
  type Row,
  recoveryLimitMs,
  seconds,
  tallyFailures,
  tallyFigures,
  verdictOf,
} from "./judge.ts";
import {
  bodyQuestion,
  detailQuestion,
  mixedQuestions,
  reservedQuestions,
  seenQuestions,
} from "./questions.ts";
import type { Fault } from "./runner.ts";
import { ask, startTraffic, untilRight } from "./visitors.ts";

const REVALIDATE_S = 2;
const RECOVERY_LIMIT_MS = recoveryLimitMs(REVALIDATE_S);
const BEFORE_MS = 1_500;
const FAULT_MS = 5_000;
/** Long enough for a read that waits for its time limit twice. */
const SLOW_FAULT_MS = 12_000;
const AFTER_MS = 1_500;
const LISTINGS_ONLY = /^\/rest\/v1\/rentals/;

const DATA_FAULTS: readonly { name: string; failing: Failing; only?: RegExp }[] = [
  { name: "well", failing: "none" },
  { name: "down", failing: "down" },
  { name: "hangs up", failing: "hang-up" },
  { name: "slow (10 s)", failing: "slow" },
  { name: "answers 500", failing: "status-500" },
  { name: "answers HTML", failing: "html" },
  { name: "answers nothing", failing: "empty" },
  { name: "answers 404", failing: "not-there" },
  { name: "answers half a JSON", failing: "half-json" },
  { name: "is cut off", failing: "cut-off" },
  { name: "answers 500 for listings only", failing: "status-500", only: LISTINGS_ONLY },
];

const OTHER_FAULTS: readonly { name: string; failing: Failing }[] = [
  { name: "down", failing: "down" },
  { name: "slow (10 s)", failing: "slow" },
  { name: "answers 500", failing: "status-500" },
];

/** What /api/health has to say while the listings can be read, and while they cannot. */
const isWell: Question["isRight"] = ({ status, body }) =>
  status === 200 && body.includes('"dataService":"up"') && body.includes('"listings":"fresh"');
const isKnownToFail: Question["isRight"] = ({ body }) =>
  body.includes('"dataService"') && !(body.includes('"dataService":"up"') && body.includes('"fresh"'));

function healthQuestion(isRight: Question["isRight"]): Question {
  return { path: "/api/health", apology: null, isRight };
}

/** Settles with how long the last of these questions was not answered right, null when one never was. */
async function allRight(site: string, questions: readonly Question[]): Promise<number | null> {
  const times = await Promise.all(questions.map((question) => untilRight(site, question, RECOVERY_LIMIT_MS)));
  return times.includes(null) ? null : Math.max(...times.map(Number));
}

/**
 * The courses of one site's faults: what is asked is seen first, then the service fails while a listing is renamed, then
 * it comes back. Requests are sent throughout; saying so is right until everything is right again, and wrong afterwards.
 */
function outagesOf(site: string, { inject, change }: DataBehindProxy) {
  const next = mixedQuestions();
  const nextReserved = reservedQuestions();
  const row = someRow(listedRows.slice(3), (each) => each.title !== null);
  return async (name: string, failing: Failing, only?: RegExp): Promise<Row> => {
    for (const { path } of seenQuestions()) await ask(site, path);
    let isFailing = false;
    const traffic = startTraffic(site, next, () => isFailing);
    await wait(BEFORE_MS);
    isFailing = failing !== "none";
    await inject(failing, only);
    const title = `${row.title} (${name})`;
    await change(row.id, { title });
    const failed = nextReserved();
    const [health] = await Promise.all([
      isFailing ? untilRight(site, healthQuestion(isKnownToFail), RECOVERY_LIMIT_MS) : 0,
      ...(isFailing ? failed.map(({ path }) => ask(site, path)) : []),
      wait(failing === "slow" ? SLOW_FAULT_MS : FAULT_MS),
    ]);
    await inject("none");
    const recoveredMs = await allRight(site, [
      bodyQuestion(pathOf(row), (body) => body.includes(title)),
      bodyQuestion("/", (body) => body.includes(title)),
      ...[...failed, ...nextReserved()],
      healthQuestion(isWell),
    ]);
    isFailing = false;
    await wait(AFTER_MS);
    const tally = await traffic.stop();
    return {
      name,
      figures: {
        ...tallyFigures(tally),
        "recovered after": recoveredMs === null ? "never" : seconds(recoveredMs),
      },
      failures: [
        ...tallyFailures(tally),
        ...overBound("milliseconds until everything was right again", recoveredMs, RECOVERY_LIMIT_MS),
        ...(health === null ? ["/api/health said all the time that the listings are up and fresh"] : []),
      ],
    };
  };
}

async function data(report: (row: Row) => void): Promise<void> {
  await using service = await startDataBehindProxy();
  await using site = await startSite({ env: readingFrom(service, REVALIDATE_S) });
  const outage = outagesOf(site.url, service);
  for (const { name, failing, only } of DATA_FAULTS) report(await outage(name, failing, only));
}

async function startJsonBehindProxy(json: object): Promise<FaultProxy> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(json));
  });
  const { url } = await listen(server);
  server.unref();
  return startFaultProxy(url);
}

/** Exchange rates that fail from the start: later on they are kept for hours. Nobody may notice in a list or a page. */
async function rates(report: (row: Row) => void): Promise<void> {
  await using service = await startDataBehindProxy();
  await using proxy = await startJsonBehindProxy({ rates: A_MILLION_BUYS });
  for (const { name, failing } of OTHER_FAULTS) {
    await proxy.inject(failing);
    const env = { ...readingFrom(service, REVALIDATE_S), EXCHANGE_RATE_URL: proxy.url };
    await using site = await startSite({ env });
    const traffic = startTraffic(site.url, mixedQuestions(), () => false);
    await wait(FAULT_MS);
    const tally = await traffic.stop();
    report({ name, figures: tallyFigures(tally), failures: tallyFailures(tally) });
  }
}

/** A reporting host that fails while there is much to report. */
async function reporting(report: (row: Row) => void): Promise<void> {
  await using service = await startDataBehindProxy();
  await using proxy = await startJsonBehindProxy({});
  for (const { name, failing } of OTHER_FAULTS) {
    await proxy.inject(failing);
    const dsn = `${proxy.url.replace("//", "//key@")}/1`;
    await using site = await startSite({ env: { ...readingFrom(service, REVALIDATE_S), SENTRY_DSN: dsn } });
    report({ ...(await outagesOf(site.url, service)(`reports: ${name}`, "status-500")), name });
  }
}

const IN_FLIGHT = 20;
/** Until all requests have reached the site, and none is answered yet. */
const UNDER_WAY_MS = 500;

/**
 * Ends a site that waits for the data service on behalf of its visitors; every one of them is answered, those for whom
 * the queue of reads has no room by being told so.
 */
async function shutdown(report: (row: Row) => void): Promise<void> {
  await using service = await startDataBehindProxy();
  const site = await startSite({ env: readingFrom(service, REVALIDATE_S) });
  const tally = emptyTally();
  await service.inject("late");
  const answers = listedRows.slice(0, IN_FLIGHT).map(async (row) => {
    const question = detailQuestion(row);
    const answer = await ask(site.url, question.path);
    count(tally, verdictOf(question, answer, true), question.path, answer);
  });
  await wait(UNDER_WAY_MS);
  await Promise.all([...answers, site.stop()]);
  const goesOn = (await ask(site.url, "/")) === null ? [] : ["goes on answering"];
  report({
    name: `${IN_FLIGHT} requests in flight`,
    figures: tallyFigures(tally),
    failures: [...tallyFailures(tally), ...goesOn],
  });
}

export const OUTAGES: readonly Fault[] = [
  { name: "data", title: "The data service", run: data },
  { name: "rates", title: "The exchange rates", run: rates },
  { name: "reporting", title: "The reporting host, while the data service answers 500", run: reporting },
  { name: "shutdown", title: "Ended while visitors wait", run: shutdown },
];
