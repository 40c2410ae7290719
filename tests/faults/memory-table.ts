import { startSite } from "../e2e/own-site.ts";
import { diskMb, siteMemoryMb, visitAll } from "./memory.ts";
import { startTable } from "./table.ts";

const ADDRESSES = 100_000;
const STEP = 10_000;
const BUILD = ".next";
/** What the caches should never need. */
export const MEMORY_LIMIT_MB = 1024;
const DISK_LIMIT_MB = 10;

/** Visits as many different addresses, printing memory and disk on the way; gives whether both stayed bounded. */
export async function memoryTable(): Promise<boolean> {
  const site = await startSite({});
  const before = await diskMb(BUILD);
  const row = startTable(["different addresses", "failed", "per second", "memory", "more on disk"]);
  let isWell = true;
  for (let visited = 0; visited < ADDRESSES; visited += STEP) {
    const start = performance.now();
    const failed = await visitAll(site.url, visited, visited + STEP);
    const memory = siteMemoryMb();
    const disk = (await diskMb(BUILD)) - before;
    const rate = STEP / ((performance.now() - start) / 1000);
    const shown = memory === null ? "not told" : `${memory.toFixed(0)} MB`;
    row([`${visited + STEP}`, `${failed}`, rate.toFixed(0), shown, `${disk.toFixed(1)} MB`]);
    isWell &&= failed === 0 && (memory ?? 0) < MEMORY_LIMIT_MB && disk < DISK_LIMIT_MB;
  }
  await site.stop();
  return isWell;
}
