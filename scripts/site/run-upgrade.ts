import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { acceptMigrations } from "../embedded-service/accepted-migrations.ts";
import { addedMigrations, checkOutRelease, git, linkedTo, releasesToDelete, relink } from "./releases.ts";
import type { siteBase } from "./site-base.ts";

type Places = ReturnType<typeof siteBase>;

/** What an upgrade does outside of git and the links. */
export interface UpgradeEffects {
  copyData: (to: string) => Promise<unknown>;
  /** Builds a release, migrates the copy, and asks for every kind of page. Rejects if anything of that fails. */
  rehearse: (release: string, copy: string) => Promise<void>;
  /** Has the running site change to the linked release. Resolves to why it did not; null if it did. */
  change: (release: string) => Promise<string | null>;
  say: (step: string) => void;
}

type Upgrade = { project: string; places: Places; to: string; effects: UpgradeEffects };

/** The release that is served, and the folder of it. Throws a `CliError` if there is no link. */
function servedRelease({ current }: Places): string {
  const served = linkedTo(current);
  if (served === null)
    throw new CliError(
      `${current} leads to no release. Run npm run site -- service first, or start the site from there.`,
    );
  return served;
}

async function change({ places, effects }: Pick<Upgrade, "places" | "effects">, to: string): Promise<void> {
  const served = servedRelease(places);
  effects.say("swap");
  await relink(places.previous, served);
  await relink(places.current, to);
  effects.say("change");
  const problem = await effects.change(to);
  if (problem === null) return;
  await relink(places.current, served);
  throw new CliError(`The new release was not taken over: ${problem} The site goes on from ${served}.`);
}

/**
 * Brings the site to a commit. Everything before the swap of the link leaves the running site alone, and what was left by an
 * upgrade that was cut off is made anew (docs/behaviour.md, O19). Resolves to the release, or null if it is served already.
 */
export async function runUpgrade(upgrade: Upgrade): Promise<string | null> {
  const { project, places, to, effects } = upgrade;
  const served = servedRelease(places);
  effects.say("fetch");
  await git(project, "fetch", "--quiet", "origin");
  const commit = await git(project, "rev-parse", "--verify", `${to}^{commit}`);
  if (commit === (await git(served, "rev-parse", "HEAD"))) return null;
  effects.say("sources");
  const release = await checkOutRelease(project, places.releases, commit);
  effects.say("copy");
  const copy = join(places.base, "upgrade-copy");
  await rm(copy, { recursive: true, force: true });
  await effects.copyData(copy);
  effects.say("rehearse");
  await effects.rehearse(release, copy);
  effects.say("clear");
  await rm(copy, { recursive: true, force: true });
  effects.say("accept");
  await acceptMigrations(places.data, await addedMigrations(served, release));
  await change(upgrade, release);
  effects.say("tidy");
  const names = await readdir(places.releases);
  for (const name of releasesToDelete(names, [linkedTo(places.current), linkedTo(places.previous)]))
    await rm(join(places.releases, name), { recursive: true, force: true });
  await git(project, "worktree", "prune");
  return release;
}

/** Goes back to the release before, whose build is kept. Resolves to its folder. */
export async function runBack(upgrade: Pick<Upgrade, "places" | "effects">): Promise<string> {
  const { previous, current } = upgrade.places;
  const before = linkedTo(previous);
  if (before === null || before === linkedTo(current))
    throw new CliError("There is no release before this one.");
  await change(upgrade, before);
  return before;
}
