import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endProcess } from "../child-process.ts";
import { optional } from "../environment.ts";
import { exit, isExiting, onExit } from "../lifetime.ts";
import { type Address, ownUrl } from "./address.ts";
import type { DataService } from "./data-service.ts";
import { PROJECT, SERVER, serverNodeOptions, withoutDataService } from "./project.ts";
import { step } from "./steps.ts";

/** Time for requests in flight after SIGTERM: a page may wait for several reads in turn, up to 3 s each. */
const STOP_AFTER_MS = 15_000;
const POLL_MS = 50;

/** The environment of a server. Its public address is that of this machine unless SITE_URL names another. */
function siteEnvironment(build: string | null, address: Address, service: DataService): NodeJS.ProcessEnv {
  return {
    ...withoutDataService(process.env),
    ...(build === null ? {} : { BUILD_DIR: build }),
    SUPABASE_URL: service.url,
    SUPABASE_ANON_KEY: service.anonKey,
    ...(service.photos === undefined ? {} : { PHOTOS_FOLDER: service.photos }),
    SITE_URL: optional("SITE_URL") ?? ownUrl(address),
    NODE_ENV: build === null ? "development" : "production",
    HOST: address.host,
    PORT: String(address.port),
    ...(build === null ? {} : { NODE_OPTIONS: serverNodeOptions() }),
    // Fewer malloc arenas, so that threads reuse memory that others have freed (docs/faults.md).
    MALLOC_ARENA_MAX: "2",
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
  };
}

function spawnSite(build: string | null, address: Address, service: DataService): ChildProcess {
  return spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", SERVER, ...(build === null ? ["--dev"] : [])],
    {
      cwd: PROJECT,
      env: siteEnvironment(build, address, service),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
}

/** Ends a server after it has answered the requests in flight, or after `STOP_AFTER_MS`. */
const stopSite = (site: ChildProcess): Promise<void> => endProcess(site, STOP_AFTER_MS);

/** Resolves once a Next.js server answers at `url`. */
export async function waitUntilReady(url: string): Promise<void> {
  // Any answer will do. This path renders no page, so it needs no data service.
  while (!isExiting() && !(await fetch(`${url}/_next/static/ready`).catch(() => null))) await wait(POLL_MS);
}

/**
 * Serves the build in this folder, or for null the sources with hot reload, and prints the address once it answers. If the
 * server exits by itself, the command exits with its code.
 */
export async function startSite(build: string | null, address: Address, service: DataService): Promise<void> {
  await step("site", async () => {
    const site = spawnSite(build, address, service);
    onExit(() => stopSite(site));
    site.once("exit", (code) => {
      if (isExiting()) return;
      console.error("The site ended unexpectedly.");
      exit(code ?? 1);
    });
    await waitUntilReady(ownUrl(address));
    return { summary: ownUrl(address), result: undefined };
  });
}
