import { isExiting, onExit } from "../lifetime.ts";
import { type Address, LOOPBACK, ownUrl } from "../start/address.ts";
import type { DataService } from "../start/data-service.ts";
import { freePort } from "../start/free-port.ts";
import { spawnSite, stopSite, waitUntilReady } from "../start/site.ts";
import { printLine } from "../start/steps.ts";

export const PROCESSES = 3;

/** Restarts a server whenever it ends by itself. */
function keepRunning(start: () => ReturnType<typeof spawnSite>, port: number): void {
  let site = start();
  const watch = () => {
    // Discard stdout, which has only the banner of Next.js; errors go to stderr.
    site.stdout?.resume();
    site.once("exit", (code, signal) => {
      if (isExiting()) return;
      printLine(`The process at port ${port} ended (${signal ?? code}) and is started again.`);
      site = start();
      watch();
    });
  };
  watch();
  onExit(() => stopSite(site));
}

/** Starts the site's processes on free loopback ports from `firstPort` upward. Resolves to the ports once all answer. */
export async function startProcesses(
  build: string,
  firstPort: number,
  service: DataService,
  siteUrl: string,
): Promise<number[]> {
  const ports: number[] = [];
  for (let port = firstPort; ports.length < PROCESSES; port += 1) {
    port = await freePort(port, LOOPBACK);
    const address: Address = { host: LOOPBACK, port };
    keepRunning(() => spawnSite(build, address, service, siteUrl), port);
    ports.push(port);
  }
  await Promise.all(ports.map((port) => waitUntilReady(ownUrl({ host: LOOPBACK, port }))));
  return ports;
}
