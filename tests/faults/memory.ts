import { globSync, readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ask } from "./traffic.ts";

const VISITORS = 8;
const MB = 1024 * 1024;

/** Process ids of a process and all its descendants. */
function family(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Resident memory in MB of the site that this process has started; null where the system does not tell. */
export function siteMemoryMb(): number | null {
  for (const pid of family(process.pid)) {
    if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("next-server")) continue;
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    if (kb !== undefined) return Number(kb) / 1024;
  }
  return null;
}

/** Size in MB of all files below a folder. */
export async function diskMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / MB;
}

/** Addresses of ten kinds that differ in every number: pages, listings, data, pictures and feeds that do not exist or are new. */
function distinctPath(number: number): string {
  const kinds = [
    `/rental/junk-slug-${number}`,
    `/?keywords=junk${number}`,
    `/?location=nowhere-${number}`,
    `/api/rentals?ids=${1_000_000 + number}`,
    `/no-such-path/${number}`,
    `/_next/image?url=${encodeURIComponent(`/media/none-${number}.webp`)}&w=640&q=75`,
    `/rental/${1_000_000 + number}`,
    `/?junk=${number}`,
    `/preview/junk-${number}/x.jpg`,
    `/feed.xml?keywords=junk${number}`,
  ];
  return kinds[number % kinds.length] ?? "/";
}

/** Asks once for each of the addresses; gives how many were answered with 5xx or not at all. */
export async function visitAll(site: string, from: number, to: number): Promise<number> {
  let next = from;
  let failed = 0;
  const visitor = async () => {
    while (next < to) {
      const answer = await ask(site, distinctPath(next++));
      if (answer === null || answer.status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return failed;
}
