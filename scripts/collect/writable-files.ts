import { existsSync } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => null)));
  return Boolean(a && b && a.dev === b.dev && a.ino === b.ino);
}

async function checkWritableFile(flag: string, file: string, source: string): Promise<void> {
  if (await isSameFile(file, source)) {
    throw new CliError(`${flag} ${file} is the export itself. Name another file.`);
  }
  const exists = existsSync(file);
  try {
    await (await open(file, "a")).close();
    // An empty file would look like a result, and would keep its folder from being used with --data.
    if (!exists) await rm(file);
  } catch (error) {
    throw new CliError(
      `${flag} ${file} cannot be written (${messageOf(error)}). Name a file in a folder that exists and that you may write to.`,
    );
  }
}

/** Throws a `CliError` if a named file cannot be written or is the export itself: at the end of a run it would be too late. */
export async function checkWritable(
  { report, json }: { report?: string; json?: string },
  source: string,
): Promise<void> {
  if (report !== undefined && json !== undefined && resolve(report) === resolve(json)) {
    throw new CliError("--report and --json name the same file. Name two.");
  }
  if (report !== undefined) await checkWritableFile("--report", report, source);
  if (json !== undefined) await checkWritableFile("--json", json, source);
}
