import { cp, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { HEARTBEAT } from "../collect/heartbeat.ts";
import { LOCK, RUN_LOCK } from "../embedded-service/data-folder.ts";

/** What only the process that has a folder open may use, and the database, which that process copies. */
const NOT_COPIED: ReadonlySet<string> = new Set(
  [LOCK, RUN_LOCK]
    .flatMap((lock) => [lock, `${lock}-journal`])
    .concat("database", "service.json", "serve.json", HEARTBEAT),
);
/** Photos whose folder is being written begin with a dot, other files end like this. */
const isUnfinished = (name: string) => name.startsWith(".") || name.endsWith(".unfinished");

const systemError = z.object({ code: z.string() });
const codeOf = (error: unknown) => systemError.safeParse(error).data?.code;

/**
 * Gives a file a second name, which takes no space; copies it where the file system has no second names. The files of a data
 * folder are replaced, never written into, so a later change does not reach the copy.
 */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // The photo was taken down meanwhile.
    if (codeOf(error) === "ENOENT") return;
    await cp(from, to, { preserveTimestamps: true });
  }
}

async function copyTree(from: string, to: string, isIncluded: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    if (!isIncluded(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, (name) => !isUnfinished(name));
    else if (entry.isFile()) await linkOrCopy(source, target);
  }
}

/** Copies photos, settings and whatever else a data folder has beside its database. */
export const copyAllButDatabase = (from: string, to: string) =>
  copyTree(from, to, (name) => !NOT_COPIED.has(name) && !isUnfinished(name));
