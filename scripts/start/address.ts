import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { optional } from "../environment.ts";

export const LOOPBACK = "127.0.0.1";
const LOCALHOST: ReadonlySet<string> = new Set([LOOPBACK, "0.0.0.0", "::"]);

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

/** Throws a `CliError` if nothing can listen there. Asked first, because a build takes minutes. */
export async function ensureFree({ host, port }: Address): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new CliError(
      `The site cannot listen there (${messageOf(error)}). Choose another port: PORT=${port + 1} npm start`,
    );
  }
  server.close();
  await once(server, "close");
}

/** A host in the form of URLs: IPv6 addresses in brackets. */
export const urlHost = (host: string) => (isIPv6(host) ? `[${host}]` : host);

/** The URL of the site on this machine, whatever interface it listens on. */
export function ownUrl({ host, port }: Address): string {
  return `http://${LOCALHOST.has(host) ? "localhost" : urlHost(host)}:${port}`;
}
