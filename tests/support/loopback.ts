import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Server as SocketServer } from "node:net";
import { LOOPBACK } from "../../scripts/start/address.ts";

/** Below the ports that the system gives to outgoing connections. */
const PORTS = [20_000, 32_000] as const;

/** A port of the loopback interface that nothing listens on right now. */
export async function unusedPort(): Promise<number> {
  const server = createServer();
  try {
    const port = await listenOnLoopback(server, randomInt(...PORTS));
    await closeServer(server);
    return port;
  } catch {
    return unusedPort();
  }
}

/** Has a server listen on the loopback interface. Resolves to its port; 0 asks the system for a free one. */
export async function listenOnLoopback(server: SocketServer, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Closes a server and its open connections; does nothing when it is closed. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

export type Listening = AsyncDisposable & { url: string };

/** Serves on a free port of the loopback interface until disposed. */
export async function listen(server: Server): Promise<Listening> {
  const port = await listenOnLoopback(server);
  return {
    url: `http://${LOOPBACK}:${port}`,
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}
