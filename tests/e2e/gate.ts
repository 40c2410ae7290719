import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "./own-site.ts";

export type Gate = { url: string; open: () => Promise<void>; shut: () => Promise<void> };

/** An address that leads to `target` while it is open, and refuses every connection while it is shut, as at first. */
export async function shutGate(target: string): Promise<Gate> {
  const { hostname, port: targetPort } = new URL(target);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        for (const other of [client, upstream]) other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    open: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    shut: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
