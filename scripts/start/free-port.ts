import { createServer } from "node:net";
import { CliError } from "../../lib/cli/cli-error.ts";

/** The addresses that a browser tries for localhost. */
const LOCALHOST_ADDRESSES = ["127.0.0.1", "::1"];

type PortState = "free" | "in use" | "no such host";

/** Any other error means that the host is no address of this machine. */
const IN_USE_CODES = ["EADDRINUSE", "EACCES"];

function tryToListen(port: number, host: string): Promise<PortState> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(IN_USE_CODES.includes(error.code ?? "") ? "in use" : "no such host"),
    );
    server.listen(port, host, () => server.close(() => resolve("free")));
  });
}

async function isFree(port: number, wanted: string): Promise<boolean> {
  const listening = await tryToListen(port, wanted);
  if (listening === "no such host") throw new CliError(`HOST is no address of this machine: ${wanted}`);
  if (listening === "in use") return false;
  // On a machine without IPv6, ::1 is "no such host", so not in use.
  for (const host of LOCALHOST_ADDRESSES) if ((await tryToListen(port, host)) === "in use") return false;
  return true;
}

/** The first port from `wanted` upward that is free on `host` and on both addresses a browser tries for localhost. */
export async function freePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < 65_536; port += 1) if (await isFree(port, host)) return port;
  throw new Error(`no free port from ${wanted} upward`);
}
