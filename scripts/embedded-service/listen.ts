import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

type Handler = (request: Request) => Promise<Response>;

async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = message.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(await buffer(message));
  return new Request(`http://${message.headers.host}${message.url}`, { method, headers, body });
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  to.writeHead(response.status, Object.fromEntries(response.headers));
  to.end(Buffer.from(await response.arrayBuffer()));
}

/** Serves `handle` on a free loopback port. Resolves to the URL. */
export function listen(handle: Handler): Promise<string> {
  const server = createServer(async (message, to) => {
    try {
      await send(await handle(await toRequest(message)), to);
    } catch (error) {
      console.error(error);
      to.writeHead(500).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no address"));
      else resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}
