import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { optional } from "../environment.ts";
import { atEnd, end, isEnding } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import { type Address, browserUrls, freeAddress, LOOPBACK, ownUrl } from "./address.ts";
import type { DataService } from "./data-service.ts";
import { NEXT, PROJECT, withoutDataService } from "./project.ts";
import { step, tell } from "./steps.ts";

const PRELOAD = new URL("./end-with-parent.mjs", import.meta.url).href;
/** By name: under a loopback number Next takes its middleware's rewrites for another host's and calls itself. */
const LOOPBACK_NAME = "localhost";
/** What visitors wait for when the site ends gets this long to be answered. */
const STOP_AFTER_MS = 10_000;
const POLL_MS = 50;

function spawnSite(command: "start" | "dev", { host, port }: Address, service: DataService): ChildProcess {
  const hostname = host === LOOPBACK ? LOOPBACK_NAME : host;
  return spawn(
    projectNode(),
    ["--import", PRELOAD, NEXT, command, "--port", `${port}`, "--hostname", hostname],
    {
      cwd: PROJECT,
      env: {
        ...withoutDataService(),
        SUPABASE_URL: service.url,
        SUPABASE_ANON_KEY: service.anonKey,
        SITE_URL: optional("SITE_URL") ?? `http://localhost:${port}`,
        // Fewer arenas of the C library: what one thread freed is used by another (docs/faults.md).
        MALLOC_ARENA_MAX: "2",
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
}

async function stopSite(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const exit = once(site, "exit");
  const impatience = setTimeout(() => site.kill("SIGKILL"), STOP_AFTER_MS);
  site.kill("SIGTERM");
  await exit;
  clearTimeout(impatience);
}

/** Holds back what the server says while it starts; `release` lets everything after that through. */
function holdBack(site: ChildProcess): { heldBack: () => string; release: () => void } {
  let banner = "";
  const collect = (text: string) => {
    banner += text;
  };
  site.stdout?.setEncoding("utf8").on("data", collect);
  const release = () => {
    banner = "";
    site.stdout?.off("data", collect).pipe(process.stdout);
  };
  return { heldBack: () => banner, release };
}

/** Settles once a server of the framework at `url` answers. */
export async function untilItAnswers(url: string): Promise<void> {
  // A path that the server answers by itself, without rendering a page and so without the data service.
  while (!isEnding() && !(await fetch(`${url}/_next/static/ready`).catch(() => null))) await wait(POLL_MS);
}

/** Starts the site and tells its address once it answers. When it ends by itself, everything ends with its exit code. */
export async function startSite(
  command: "start" | "dev",
  wanted: Address,
  service: DataService,
): Promise<void> {
  const address = await freeAddress(wanted);
  await step("site", async () => {
    const site = spawnSite(command, address, service);
    const { heldBack, release } = holdBack(site);
    atEnd(() => stopSite(site));
    site.once("exit", (code) => {
      if (isEnding()) return;
      tell(`${heldBack()}The site ended unexpectedly.`);
      end(code ?? 1);
    });
    await untilItAnswers(ownUrl(address));
    release();
    return { said: browserUrls(address).join(", "), result: undefined };
  });
}
