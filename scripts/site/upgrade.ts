import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CliError } from "../../lib/cli/cli-error.ts";
import { lockFolder } from "../embedded-service/lock-folder.ts";
import { onExit } from "../lifetime.ts";
import { readArguments } from "../read-arguments.ts";
import { PROJECT } from "../start/project.ts";
import { existingDataFolder } from "./backup.ts";
import { copyDataFolder } from "./copy-folder.ts";
import { linkedTo } from "./releases.ts";
import { runBack, runUpgrade, type UpgradeEffects } from "./run-upgrade.ts";
import { readServeStatus } from "./serve-status.ts";
import { siteBase } from "./site-base.ts";

const USAGE = `usage: npm run site -- upgrade [--to REF] [--back]

Fetches, builds beside the running site, migrates a copy of the data folder, asks it for every kind of page, and only then has
the site change over, one process after another. If anything fails the old site goes on; run the command again.

  --to REF   a branch, tag or commit; by default the newest of origin's branch
  --back     back to the release before, without building`;

const POLL_MS = 200;
const CHANGE_MS = 15 * 60_000;

/** Has the running `serve` change to the linked release. One that does not run begins with it when it starts. */
async function changeRunning(data: string, release: string): Promise<string | null> {
  const before = await readServeStatus(data);
  if (before === null) {
    console.log("The site does not run. It starts from the new release: systemctl start rentals");
    return null;
  }
  process.kill(before.pid, "SIGHUP");
  for (let waited = 0; waited < CHANGE_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    const status = await readServeStatus(data);
    if (status === null) return "The site has ended meanwhile.";
    if (status.changes === before.changes) continue;
    return status.release === release ? null : (status.refused?.problem ?? "The site runs from another one.");
  }
  return "It took too long.";
}

/** An upgrade that was cut off after the swap of the link has left the site running from the release before. */
async function finishChange(data: string, link: string): Promise<void> {
  const [status, linked] = [await readServeStatus(data), linkedTo(link)];
  if (status === null || linked === null || status.release === linked) return;
  const problem = await changeRunning(data, linked);
  if (problem !== null) throw new CliError(`${linked} was not taken over: ${problem}`);
}

/** The release's own command does it: only that knows how to build and what to ask for. */
async function rehearse(release: string, copy: string): Promise<void> {
  const program = ["scripts/run.mjs", "--import", "./scripts/resolve-project.ts", "scripts/site.ts"];
  const child = spawn(process.execPath, [...program, "rehearse", "--data", copy], {
    cwd: release,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT: "", NODE_COMPILE_CACHE: join(release, "node_modules/.cache/node") },
  });
  const unregister = onExit(() => void child.kill());
  const [code] = await once(child, "exit");
  unregister();
  if (code !== 0)
    throw new CliError("The new release does not work with a copy of the data. The site goes on as it is.");
}

/** Upgrades the site of this machine, or goes back (docs/behaviour.md, O19). */
export async function upgrade(args: string[]): Promise<void> {
  const options = { to: { type: "string" }, back: { type: "boolean" } } as const;
  const { values } = readArguments(USAGE, options, args);
  const places = siteBase(PROJECT);
  const data = existingDataFolder(places.data, USAGE);
  if (lockFolder(places.base, "upgrade-lock") === null) throw new CliError("Another upgrade is under way.");
  const start = performance.now();
  const effects: UpgradeEffects = {
    copyData: (to) => copyDataFolder(data, to),
    rehearse,
    change: (release) => changeRunning(data, release),
    say: (step) => console.log(`${((performance.now() - start) / 1_000).toFixed(1).padStart(6)} s  ${step}`),
  };
  const release = values.back
    ? await runBack({ places, effects })
    : await runUpgrade({ project: PROJECT, places, to: values.to ?? "origin/HEAD", effects });
  if (release !== null) return console.log(`${release} is served.`);
  await finishChange(data, places.current);
  console.log("The newest release is served already.");
}
