import { setTimeout as wait } from "node:timers/promises";
import { listedRows, pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { startSite } from "../support/site.ts";
import { emptyTally, type Row, tallyFailures, tallyFigures } from "./judge.ts";
import { copyBuild } from "./own-build.ts";
import { detailQuestion, listQuestion, seenQuestions, statusQuestion } from "./questions.ts";
import type { Fault } from "./runner.ts";
import { ask, askEach } from "./visitors.ts";

const HOSTS = ["127.0.0.2", "::1"];

/** The site at another address than usual: middleware, pages, data and pictures. */
async function hosts(report: (row: Row) => void): Promise<void> {
  const listed = someRow(listedRows, ({ slug }) => slug !== null);
  const picture = "/_next/image?url=%2Fmedia%2Fpool-01.webp&w=320&q=75";
  const questions = [
    ...seenQuestions().slice(0, 5),
    listQuestion("/?location=ubud&sort=pricePerMonthAsc", rowsAt("ubud")),
    detailQuestion(listed),
    statusQuestion(picture, 200),
    statusQuestion(`/rental?slug=${listed.slug}`, 308),
  ];
  for (const host of HOSTS) {
    await using site = await startSite({ env: { HOST: host } });
    const { port } = new URL(site.url);
    const tally = await askEach(`http://${host.includes(":") ? `[${host}]` : host}:${port}`, questions);
    report({ name: `HOST=${host}`, figures: tallyFigures(tally), failures: tallyFailures(tally) });
  }
}

function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];
}

/** A second site of other sources is built and started beside the first, with the same `BUILD_DIR`. */
async function buildBeside(report: (row: Row) => void): Promise<void> {
  const build = await copyBuild("beside");
  await using first = await startSite({ env: build.env });
  const pages = ["/", pathOf(someRow(listedRows, ({ slug }) => slug !== null))];
  const bodies = await Promise.all(pages.map(async (path) => (await ask(first.url, path))?.body ?? ""));
  const assets = [...new Set(bodies.flatMap(assetsOf))];
  const questions = [...seenQuestions().slice(0, 3), ...assets.map((path) => statusQuestion(path, 200))];
  const second = startSite({ env: { ...build.env, SENTRY_RELEASE: `beside-${process.pid}` } });
  let isBuilding = true;
  const done = second.finally(() => {
    isBuilding = false;
  });
  done.catch(() => undefined);
  const tally = emptyTally();
  for (let last = false; !last; ) {
    last = !isBuilding;
    await askEach(first.url, questions, { tally });
    await wait(200);
  }
  await using site = await second;
  const wellBuilt = (await ask(site.url, "/"))?.status === 200;
  report({
    name: "a build beside the running site",
    figures: tallyFigures(tally),
    failures: [
      ...(assets.length > 0 ? [] : ["the pages name no scripts"]),
      ...tallyFailures(tally),
      ...(wellBuilt ? [] : ["the second site does not answer"]),
      ...(/^build +built/m.test(site.output()) ? [] : ["nothing was built"]),
    ],
  });
}

export const BUILDS: readonly Fault[] = [
  { name: "builds", title: "A build beside the running site", run: buildBeside },
  { name: "hosts", title: "Addresses to listen on", run: hosts },
];
