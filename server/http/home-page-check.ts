import "server-only";
import type { Server } from "node:http";
import { oncePerProcess } from "@/server/process/once-per-process";

const TIMEOUT_MS = 10_000;

const remembered = oncePerProcess("own server", (): { server: Server | null } => ({ server: null }));

/** Remembers the server that visitors reach, so that `isHomePageAnswered` can request a page from it. */
export function rememberServer(server: Server): void {
  remembered.server = server;
}

function ownAddress(): string | null {
  const address = remembered.server?.address() ?? null;
  if (address === null || typeof address === "string") return null;
  const anyHost: Readonly<Record<string, string>> = { "::": "::1", "0.0.0.0": "127.0.0.1" };
  const host = anyHost[address.address] ?? address.address;
  return `http://${address.family === "IPv6" ? `[${host}]` : host}:${address.port}`;
}

/** Whether visitors get the home page. A single listing may break it even if all listings can be read. */
export async function isHomePageAnswered(): Promise<boolean> {
  const address = ownAddress();
  if (address === null) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(`${address}/`, { method: "HEAD", signal });
    // 503 means too many visitors at once, not a broken page.
    return status < 500 || status === 503;
  } catch {
    return false;
  }
}
