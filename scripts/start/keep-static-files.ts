import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { filesOf } from "./source-hash.ts";

/** How long files of an earlier build are served: open tabs, and pages that a proxy keeps, still ask for them. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** In the folder of a build: its files of earlier builds, with when they were replaced. */
const KEPT_FILES = "kept-files.json";
const keptFiles = z.record(z.string(), z.number());

/** Copies the static files of the last build and of those before it into a new one, until `KEPT_MS` after they were replaced. */
export async function keepStaticFiles(last: string, next: string, now: Date): Promise<void> {
  const known = await readFile(join(last, KEPT_FILES), "utf8").catch(() => "{}");
  const replacedAt = keptFiles.parse(JSON.parse(known));
  const kept: Record<string, number> = {};
  for (const file of await filesOf(last, "static")) {
    const path = file.slice(last.length + 1);
    const since = replacedAt[path] ?? now.getTime();
    const target = join(next, path);
    if (now.getTime() - since > KEPT_MS || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    kept[path] = since;
  }
  await writeFile(join(next, KEPT_FILES), JSON.stringify(kept));
}
