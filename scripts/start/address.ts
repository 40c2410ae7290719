import { createServer, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { CliError } from "../../lib/cli/cli-error.ts";
import { optional } from "../environment.ts";
import { printLine } from "./steps.ts";

export const LOOPBACK = "127.0.0.1";
const EVERY_INTERFACE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

export interface Address {
  host: string;
  port: number;
}

/** HOST and PORT, by default loopback and 3000. Throws a `CliError` if PORT is not a port number. */
export function requestedAddress(): Address {
  const port = Number(optional("PORT") ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new CliError("PORT is not a port number.");
  return { host: optional("HOST") ?? LOOPBACK, port };
}

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

/** The requested address, with the next free port if its own is in use. Prints a changed port. */
export async function freeAddress({ host, port: wanted }: Address): Promise<Address> {
  const port = await freePort(wanted, host);
  if (port !== wanted) printLine(`port ${wanted} is in use, taking ${port}`);
  return { host, port };
}

/** A host in the form of URLs: IPv6 addresses in brackets. */
export const urlHost = (host: string) => (isIPv6(host) ? `[${host}]` : host);

/** The URL of the site on this machine, whatever interface it listens on. */
export function ownUrl({ host, port }: Address): string {
  return `http://${EVERY_INTERFACE.has(host) || host === LOOPBACK ? "localhost" : urlHost(host)}:${port}`;
}

/** The URLs to open in a browser, also from other machines if the site listens on every interface. */
export function browserUrls({ host, port }: Address): string[] {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
  return [ownUrl({ host, port }), ...(EVERY_INTERFACE.has(host) ? others : [])];
}
