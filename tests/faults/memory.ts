import { PICTURE_WIDTHS } from "../../lib/rentals/picture-sources.ts";
import { listedRows, pathOf } from "../support/demo-rows.ts";
import { each } from "../support/each.ts";
import { startSite } from "../support/site.ts";
import { filesBelow, siteMemoryMb } from "../support/site-process.ts";
import { overBound, type Row } from "./judge.ts";
import { copyBuild } from "./own-build.ts";
import { oneAfterAnother } from "./questions.ts";
import { type RawRequest, rawRequest } from "./raw-request.ts";
import type { Fault } from "./runner.ts";
import { ask } from "./visitors.ts";

const VISITORS = 8;
const STEPS = 6;
const STEP = 2_000;
const MB = 1024 * 1024;
/** What the caches should never need. */
export const MEMORY_LIMIT_MB = 1024;
/** By how much it may grow in the second half: whatever leaks with every request grows by more. */
const GROWTH_LIMIT_MB = 150;
/** The optimizer's own bound (next.config.ts). */
const DISK_LIMIT_MB = 256 + 10;

const optimized = (picture: string, width = 640) =>
  `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;

/** Addresses of ten kinds that differ in every number: pages, listings, data, pictures and feeds that do not exist or are new. */
function distinctPath(number: number): string {
  const kinds = [
    `/rental/junk-slug-${number}`,
    `/?keywords=junk${number}`,
    `/?location=nowhere-${number}`,
    `/api/rentals?ids=${1_000_000 + number}`,
    `/no-such-path/${number}`,
    optimized(`/media/none-${number}.webp`),
    `/rental/${1_000_000 + number}`,
    `/?junk=${number}`,
    `/preview/junk-${number}/x.jpg`,
    `/feed.xml?keywords=junk${number}`,
  ];
  return kinds[number % kinds.length] ?? "/";
}

type Visit = (site: string, number: number) => Promise<number>;

const get =
  (pathOfNumber: (number: number) => string): Visit =>
  async (site, number) =>
    (await ask(site, pathOfNumber(number)))?.status ?? 0;

const send =
  (request: Pick<RawRequest, "headers" | "body">): Visit =>
  async (site, number) =>
    (await rawRequest(site, { method: "POST", path: `/?keywords=sent${number}`, ...request }))?.status ?? 0;

function mixture(): Visit {
  const rows = oneAfterAnother(listedRows);
  const media = [...new Set(listedRows.flatMap(({ media_urls }) => media_urls))].filter((url) =>
    url.endsWith(".webp"),
  );
  const picture = oneAfterAnother(
    media.flatMap((url) => PICTURE_WIDTHS.map((width) => optimized(url, width))),
  );
  const list = (number: number) => `/?min_bedrooms=${1 + (number % 6)}&keywords=word${number}`;
  const next = oneAfterAnother<Visit>([
    get(picture),
    get(distinctPath),
    get(() => pathOf(rows())),
    get(picture),
    get(list),
    get((number) => optimized(`/media/pool-01.webp#${number}`)),
    get(() => `/api/rentals?ids=${rows().id},${rows().id}`),
    get(distinctPath),
    get((number) => `/feed.json?keywords=feed${number}`),
    get(() => `/preview/${rows().slug}/0123456789ab.jpg`),
    send({ headers: [["Content-Length", "3"]], body: "a=b" }),
    send({ headers: [["Content-Length", "0"]] }),
    send({ headers: [["Content-Length", "1000000"]], body: "unfinished".repeat(1_000) }),
  ]);
  return (site, number) => next()(site, number);
}

async function visitEach(site: string, visit: Visit, from: number, to: number): Promise<number> {
  let failed = 0;
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  await each(numbers, VISITORS, async (number) => {
    const status = await visit(site, number);
    if (status === 0 || status >= 500) failed += 1;
  });
  return failed;
}

/** Asks once for each of as many different addresses; gives how many were answered with 5xx or not at all. */
export function visitAll(site: string, from: number, to: number): Promise<number> {
  return visitEach(site, get(distinctPath), from, to);
}

/** What is wrong with the memory after each step, in MB; null where it could not be read. */
function memoryFailures(steps: readonly (number | null)[]): string[] {
  const [half, last] = [steps[Math.floor(steps.length / 2) - 1] ?? null, steps.at(-1) ?? null];
  const growth = half === null || last === null ? null : last - half;
  return [
    ...steps.flatMap((step) => overBound("memory", step, MEMORY_LIMIT_MB, " MB")),
    ...overBound("growth in the second half", growth, GROWTH_LIMIT_MB, " MB"),
  ];
}

async function memory(report: (row: Row) => void): Promise<void> {
  const build = await copyBuild("memory");
  await using site = await startSite({ env: build.env });
  const visit = mixture();
  const sizes: (number | null)[] = [];
  for (let visited = 0; visited < STEPS * STEP; visited += STEP) {
    const start = performance.now();
    const failed = await visitEach(site.url, visit, visited, visited + STEP);
    const rate = STEP / ((performance.now() - start) / 1000);
    const size = siteMemoryMb(site.pid);
    sizes.push(size);
    const files = await filesBelow(build.folder);
    const disk =
      [...files].reduce((sum, [file, bytes]) => sum + (file.includes("/cache/") ? bytes : 0), 0) / MB;
    report({
      name: `${visited + STEP} visits`,
      figures: {
        failed: `${failed}`,
        "per second": rate.toFixed(0),
        memory: size === null ? "not known" : `${size.toFixed(0)} MB`,
        "on disk": `${disk.toFixed(1)} MB`,
      },
      failures: [
        ...overBound("failed", failed, 0),
        ...overBound("on disk", disk, DISK_LIMIT_MB, " MB"),
        ...(sizes.length < STEPS ? overBound("memory", size, MEMORY_LIMIT_MB, " MB") : memoryFailures(sizes)),
      ],
    });
  }
}

export const MEMORY: Fault = {
  name: "memory",
  title: "Pages, pictures, data, feeds and refusals",
  run: memory,
};
