import { networkInterfaces } from "node:os";
import { optional } from "../environment.ts";
import { ToldError } from "../told-error.ts";
import { freePort } from "./free-port.ts";
import { tell } from "./steps.ts";

export const LOOPBACK = "127.0.0.1";
const EVERY_INTERFACE = "0.0.0.0";

/** Where the site listens. */
export interface Address {
  host: string;
  port: number;
}

/** HOST and PORT, or where they are not set this machine only, port 3000. Throws a `ToldError` when PORT is no port. */
export function wantedAddress(): Address {
  const port = Number(optional("PORT") ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new ToldError("PORT is not a port number.");
  return { host: optional("HOST") ?? LOOPBACK, port };
}

/** The address wanted or, when its port is in use, the next one that is free, which it then says. */
export async function freeAddress({ host, port: wanted }: Address): Promise<Address> {
  const port = await freePort(wanted, host);
  if (port !== wanted) tell(`port ${wanted} is in use, taking ${port}`);
  return { host, port };
}

/** The address at which this machine reaches the site, whatever interface it listens on. */
export function ownUrl({ host, port }: Address): string {
  return `http://${host === EVERY_INTERFACE || host === LOOPBACK ? "localhost" : host}:${port}`;
}

/** What to open in a browser: on this machine, and on others where the site listens for them. */
export function browserUrls({ host, port }: Address): string[] {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
  return [`http://localhost:${port}`, ...(host === EVERY_INTERFACE ? others : [])];
}
