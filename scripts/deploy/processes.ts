import { isExiting, onExit } from "../lifetime.ts";
import { type Address, LOOPBACK, ownUrl } from "../start/address.ts";
import type { DataService } from "../start/data-service.ts";
import { freePort } from "../start/free-port.ts";
import { spawnSite, stopSite, waitUntilReady } from "../start/site.ts";
import { printLine } from "../start/steps.ts";

export const PROCESSES = 3;

/** Keeps a server running: one that ends by itself is started again. */
function keepRunning(start: () => ReturnType<typeof spawnSite>, port: number): void {
  let site = start();
  const watch = () => {
    // Nothing but its greeting; what it has to say goes to the error output.
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

/** Starts the site's processes at free ports of loopback from `firstPort` upward. Resolves to their ports once all answer. */
export async function startProcesses(
  build: string,
  firstPort: number,
  service: DataService,
  siteUrl: string,
): Promise<number[]> {
  const ports: number[] = [];
  for (let wanted = firstPort; ports.length < PROCESSES; wanted += 1) {
    wanted = await freePort(wanted, LOOPBACK);
    const address: Address = { host: LOOPBACK, port: wanted };
    keepRunning(() => spawnSite(build, address, service, siteUrl), wanted);
    ports.push(wanted);
  }
  await Promise.all(ports.map((port) => waitUntilReady(ownUrl({ host: LOOPBACK, port }))));
  return ports;
}
