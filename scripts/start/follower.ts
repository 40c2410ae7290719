import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backoffSeconds } from "../../collector/sources/bot/request-failure.ts";
import { required } from "../environment.ts";
import { isExiting, onExit } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import type { Flags } from "./flags.ts";
import { PROJECT } from "./project.ts";
import { printLine } from "./steps.ts";

/** Throws a `CliError` if the flags ask to follow but no bot is configured. */
export function checkFollowing({ follow }: Flags): void {
  if (follow) required("TELEGRAM_BOT_TOKEN");
}

function command(data: string, channel: string | null): string[] {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", "./scripts/resolve-project.ts"];
  const named = channel === null ? [] : [`--channel=${channel}`];
  return [...flags, "scripts/collect.ts", "--follow", `--data=${resolve(data)}`, ...named];
}

/** Runs `npm run collect -- --follow` in its own process and restarts it whenever it ends. */
async function follow(data: string, channel: string | null): Promise<void> {
  for (let failures = 1; !isExiting(); failures += 1) {
    const stdio = ["ignore", "inherit", "inherit", "ipc"] as const;
    const child = spawn(projectNode(), command(data, channel), { cwd: PROJECT, stdio: [...stdio] });
    const ended = once(child, "exit");
    const forget = onExit(async () => {
      if (child.connected) child.disconnect();
      await ended;
    });
    await ended;
    forget();
    if (isExiting()) return;
    const seconds = backoffSeconds(failures);
    printLine(`Following has ended and begins again in ${seconds} s; the site runs on.`);
    await wait(seconds * 1_000, undefined, { ref: false });
  }
}

/** Starts following the bot's channels if the flags ask for it. */
export function startFollowing({ follow: isRequested, data, channel }: Flags): void {
  if (isRequested && data !== null) follow(data, channel);
}
