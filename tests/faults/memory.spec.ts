import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { builtFolder } from "../../scripts/start/build.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { listedRows, pathOf } from "../support/demo-rows.ts";
import { each } from "../support/each.ts";
import { startSite } from "../support/site.ts";
import { filesBelow, siteMemoryMb } from "../support/site-process.ts";
import { type RawRequest, rawRequest } from "./raw-request.ts";
import { ask, oneAfterAnother } from "./visitors.ts";

const VISITORS = 8;
const STEPS = 6;
const STEP = 2_000;
const MB = 1024 * 1024;
/** What the caches should never need. */
const MEMORY_LIMIT_MB = 1024;
/** By how much it may grow in the second half: whatever leaks with every request grows by more. */
const GROWTH_LIMIT_MB = 150;
/** The site keeps nothing there but exchange rates. */
const DISK_LIMIT_MB = 10;
/** A copy of the build, so that what this site leaves on the disk can be told from what others do. */
const OWN_BUILD = ".next-faults-memory";

/** Addresses of ten kinds that differ in every number: pages, listings, data, pictures and feeds that do not exist or are new. */
function distinctPath(number: number): string {
  const kinds = [
    `/rental/junk-slug-${number}`,
    `/?keywords=junk${number}`,
    `/?location=nowhere-${number}`,
    `/api/rentals?ids=${1_000_000 + number}`,
    `/no-such-path/${number}`,
    `/_next/image?url=%2Fmedia%2Fnone-${number}.webp&w=640&q=75`,
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
  const picture = oneAfterAnother(media);
  const list = (number: number) => `/?min_bedrooms=${1 + (number % 6)}&keywords=word${number}`;
  const next = oneAfterAnother<Visit>([
    get(picture),
    get(distinctPath),
    get(() => pathOf(rows())),
    get(picture),
    get(list),
    get((number) => `/photos/${String(number).padStart(32, "0")}-1280x960-a1b2c3/640.webp`),
    get(() => `/api/rentals?ids=${rows().id},${rows().id}`),
    get(distinctPath),
    get((number) => `/feed.xml?keywords=feed${number}`),
    get(() => `/preview/${rows().slug}/0123456789ab.jpg`),
    send({ headers: [["Content-Length", "3"]], body: "a=b" }),
    send({ headers: [["Content-Length", "0"]] }),
    send({ headers: [["Content-Length", "1000000"]], body: "unfinished".repeat(1_000) }),
  ]);
  return (site, number) => next()(site, number);
}

/** Gives the numbers and statuses of the visits that failed. */
async function visitEach(site: string, visit: Visit, from: number, to: number): Promise<string[]> {
  const failed: string[] = [];
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  await each(numbers, VISITORS, async (number) => {
    const status = await visit(site, number);
    if (status === 0 || status >= 500) failed.push(`${number}: ${status === 0 ? "no answer" : status}`);
  });
  return failed;
}

test.beforeAll(async () => {
  const build = join(PROJECT, await builtFolder());
  await rm(join(PROJECT, OWN_BUILD), { recursive: true, force: true });
  const filter = (from: string) => from !== join(build, "cache");
  await cp(build, join(PROJECT, OWN_BUILD), { recursive: true, filter });
});

test.afterAll(() => rm(join(PROJECT, OWN_BUILD), { recursive: true, force: true }));

async function diskMb(): Promise<number> {
  const files = await filesBelow(join(PROJECT, OWN_BUILD));
  return [...files].reduce((sum, [file, bytes]) => sum + (file.includes("/cache/") ? bytes : 0), 0) / MB;
}

test("memory and disk stay bounded over 12,000 visits of everything that the site answers and refuses", async () => {
  await using site = await startSite({ env: { BUILD_DIR: OWN_BUILD } });
  const visit = mixture();
  const sizes: number[] = [];
  for (let visited = 0; visited < STEPS * STEP; visited += STEP) {
    const failed = await visitEach(site.url, visit, visited, visited + STEP);
    const [size, disk] = [siteMemoryMb(site.pid) ?? Number.NaN, await diskMb()];
    sizes.push(size);
    console.log(`${visited + STEP} visits: ${size.toFixed(0)} MB of memory, ${disk.toFixed(1)} MB on disk`);
    expect(failed, "visits that failed").toEqual([]);
    expect(disk, "MB on disk").toBeLessThanOrEqual(DISK_LIMIT_MB);
    expect(size, "MB of memory").toBeLessThanOrEqual(MEMORY_LIMIT_MB);
  }
  const growth = (sizes.at(-1) ?? 0) - (sizes[STEPS / 2 - 1] ?? 0);
  expect(growth, "MB of growth in the second half").toBeLessThanOrEqual(GROWTH_LIMIT_MB);
});
