import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";

const failed = z.object({ stderr: z.string() });

/** Runs git in the folder of a project. Throws a `CliError` with what git says. */
export async function git(project: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  try {
    return (await promisify(execFile)("git", ["-C", project, ...args], { env })).stdout.trim();
  } catch (error) {
    throw new CliError(`git ${args[0]}: ${failed.safeParse(error).data?.stderr.trim() || messageOf(error)}`);
  }
}

/** The settings of the operator that every release reads. */
const SETTINGS = /^\.env(?:\.production)?(?:\.local)?$/;

async function linkSettings(from: string, release: string): Promise<void> {
  for (const name of (await readdir(from)).filter((file) => SETTINGS.test(file))) {
    await rm(join(release, name), { force: true });
    await symlink(join(from, name), join(release, name));
  }
}

/**
 * The sources of a commit in a folder of their own, with the settings of the project. One that was cut off is made anew; one
 * that is whole keeps what was built in it.
 */
export async function checkOutRelease(project: string, releases: string, commit: string): Promise<string> {
  const release = join(releases, commit.slice(0, 12));
  await mkdir(releases, { recursive: true });
  const isWhole =
    existsSync(release) &&
    (await git(release, "diff", "--quiet", commit).then(
      () => true,
      () => false,
    ));
  if (!isWhole) {
    await rm(release, { recursive: true, force: true });
    await git(project, "worktree", "prune");
    await git(project, "worktree", "add", "--force", "--detach", release, commit);
  }
  await linkSettings(project, release);
  return release;
}

/** The releases to delete: all but those that are linked. */
export function releasesToDelete(names: readonly string[], linked: readonly (string | null)[]): string[] {
  const used = new Set(linked.flatMap((folder) => (folder === null ? [] : basename(folder))));
  return names.filter((name) => !used.has(name));
}

/** The versions of the migrations that a later release adds to those of an earlier one. */
export async function addedMigrations(earlier: string, later: string): Promise<string[]> {
  const versions = async (release: string) =>
    (await readdir(join(release, "supabase/migrations"))).flatMap((name) => /^\d{14}(?=_)/.exec(name) ?? []);
  const known = new Set(await versions(earlier));
  return (await versions(later)).filter((version) => !known.has(version));
}

/** The target of a link; null if there is none. */
export function linkedTo(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}

/** Points a link at another folder atomically: a reader finds the old folder or the new one. */
export async function relink(link: string, folder: string): Promise<void> {
  const unfinished = `${link}.unfinished`;
  await rm(unfinished, { force: true });
  await symlink(folder, unfinished);
  await rename(unfinished, link);
}
