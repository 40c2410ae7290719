import "server-only";
import type { Server } from "node:http";
import { oncePerProcess } from "./once-per-process";

const TIMEOUT_MS = 10_000;

const own = oncePerProcess("own server", (): { server: Server | null } => ({ server: null }));

/** Remembers the server that visitors reach, which a page can be asked from. */
export function rememberServer(server: Server): void {
  own.server = server;
}

/** The address at which the process reaches its own server; null before there is one. */
function ownAddress(): string | null {
  const address = own.server?.address() ?? null;
  if (address === null || typeof address === "string") return null;
  const anyHost: Readonly<Record<string, string>> = { "::": "::1", "0.0.0.0": "127.0.0.1" };
  const host = anyHost[address.address] ?? address.address;
  return `http://${address.family === "IPv6" ? `[${host}]` : host}:${address.port}`;
}

/** Whether the home page is answered, as to a visitor: of listings that can be read one may still fail the page. */
export async function isHomePageAnswered(): Promise<boolean> {
  const address = ownAddress();
  if (address === null) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(`${address}/`, { method: "HEAD", signal });
    // Too many ask at once: that is no fault of the page.
    return status < 500 || status === 503;
  } catch {
    return false;
  }
}
