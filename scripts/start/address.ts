import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { CliError } from "../../lib/cli/cli-error.ts";
import { optional } from "../environment.ts";
import { freePort } from "./free-port.ts";
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
