import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { PROJECT } from "../start/project.ts";
import { backup } from "./backup.ts";

const failed = z.object({ stderr: z.string() });

/** Runs git in the project. Throws a `CliError` with what git says. */
async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  try {
    return (await promisify(execFile)("git", ["-C", PROJECT, ...args], { env })).stdout.trim();
  } catch (error) {
    throw new CliError(`git ${args[0]}: ${failed.safeParse(error).data?.stderr.trim() || messageOf(error)}`);
  }
}

/** Installs what the sources on disk need and builds them, by their own commands. Returns whether both worked. */
async function build(): Promise<boolean> {
  const command = [join(PROJECT, "scripts/run.mjs"), "scripts/start.ts", "--build"];
  const child = spawn(process.execPath, command, { cwd: PROJECT, stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code === 0;
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

/**
 * Brings the site to the newest version: a backup, git pull, a build in a second folder, a restart (docs/behaviour.md, O19).
 * If the build fails the sources go back, and the site has not noticed.
 */
export async function upgrade(data: string): Promise<void> {
  await backup(data);
  const before = await git("rev-parse", "HEAD");
  await git("pull", "--ff-only", "--quiet");
  if (!(await build())) {
    await git("reset", "--keep", before);
    throw new CliError("The new version cannot be built. The site goes on as it was.");
  }
  console.log(await git("log", "-1", "--format=%h of %cs: %s"));
  const restarted = await restartUnits();
  console.log(
    restarted > 0
      ? "The site starts again. Then: npm run site -- doctor"
      : "The site does not run as a service. Start it again: npm start",
  );
}
