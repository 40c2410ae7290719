import { createServer } from "node:net";

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 cannot listen on ::1, and nobody else can either.
    server.once("error", (error) => resolve("code" in error && error.code === "EADDRNOTAVAIL"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

async function isFree(port: number, hosts: ReadonlySet<string>): Promise<boolean> {
  for (const host of hosts) if (!(await canListen(port, host))) return false;
  return true;
}

/** The first port from `wanted` upward that is free on `host` and on both addresses a browser tries for localhost. */
export async function freePort(wanted: number, host: string): Promise<number> {
  const hosts = new Set([host, "127.0.0.1", "::1"]);
  for (let port = wanted; port < 65_536; port += 1) if (await isFree(port, hosts)) return port;
  throw new Error(`no free port from ${wanted} upward`);
}
