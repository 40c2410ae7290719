import { globSync, readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Process ids of a process and all its descendants. */
function family(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Process id of the server that a process has started; undefined when there is none. */
function serverOf(pid: number): number | undefined {
  return family(pid).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, "utf8").includes("server/front/serve.ts"),
  );
}

/** Resident memory in MB of the site that this process has started; null where the system does not tell. */
export function siteMemoryMb(pid = process.pid): number | null {
  const server = serverOf(pid);
  if (server === undefined) return null;
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server}/status`, "utf8"))?.[1];
  return kb === undefined ? null : Number(kb) / 1024;
}

/** Seconds that processors have worked for a site and its data service: work, whatever else the machine does. */
export function siteWorkSeconds(pid: number): number {
  const ticks = family(pid).map((each) => {
    const fields = readFileSync(`/proc/${each}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The files below a folder and their sizes in bytes. */
export async function filesBelow(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(file).catch(() => null))?.size ?? 0] as const),
  );
  return new Map(sizes);
}
