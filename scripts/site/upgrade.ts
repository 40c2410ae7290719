import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { CliError } from "../../lib/cli/cli-error.ts";
import { PROJECT } from "../start/project.ts";
import { backup } from "./backup.ts";

/** Runs a command, whose output is shown, in a folder. Throws a `CliError` if it fails. */
async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  const [code] = await once(spawn(command, args, { cwd, env, stdio: "inherit" }), "exit");
  if (code !== 0) throw new CliError(`${command} ${args[0]} failed. The site goes on as it was.`);
}

/**
 * Brings a copy of the project's folder to the newest version, with its dependencies and its build, and only then gives it the
 * place of the folder, which stays beside it as `FOLDER-last` (docs/behaviour.md, O19). The copy shares the files that do not change.
 */
export async function replaceByNewest(folder: string): Promise<void> {
  const [next, last] = [`${folder}-next`, `${folder}-last`];
  await rm(next, { recursive: true, force: true });
  try {
    await run(dirname(folder), "cp", "-al", folder, next);
    await run(next, "git", "pull", "--ff-only", "--quiet");
    await run(next, process.execPath, "scripts/run.mjs", "scripts/start.ts", "--build");
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await rm(last, { recursive: true, force: true });
  await rename(folder, last);
  await rename(next, folder);
}

/** Ends the processes of the units that run: systemd starts them again. Needs no rights of root. Returns how many they are. */
async function restartUnits(): Promise<number> {
  const units = ["rentals.service", "rentals-follow.service"];
  const asked = promisify(execFile)("systemctl", ["show", "--property=MainPID", "--value", ...units]);
  const pids = await asked.then(
    ({ stdout }) => stdout.split("\n").map(Number),
    () => [],
  );
  const running = pids.filter((pid) => pid > 0);
  for (const pid of running) process.kill(pid, "SIGTERM");
  return running.length;
}

/** Brings the site to the newest version: a backup, a copy that is upgraded and built while the site runs, a restart. */
export async function upgrade(data: string): Promise<void> {
  await backup(data);
  await replaceByNewest(resolve(PROJECT));
  console.log(
    (await restartUnits()) > 0
      ? "The site starts again. Then: npm run site -- doctor"
      : "The site does not run as a service. Start it again: npm start",
  );
}
