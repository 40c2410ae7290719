import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { front } from "@/server/front/front";
import { closeServer, listen } from "../../support/loopback";

/** The front before a site in place of the framework's. `seen` are the requests that reach the site. */
export async function servedFront(
  answer: RequestListener = (_, response: ServerResponse) => void response.end("page"),
  isKeeping = false,
) {
  const seen: string[] = [];
  const site = createServer((request: IncomingMessage, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const socketPath = join(mkdtempSync(join(tmpdir(), "front-")), "site");
  await once(site.listen(socketPath), "listening");
  const listening = await listen(createServer(front({ socketPath, isKeeping })));
  const port = Number(new URL(listening.url).port);
  /** Sends bytes, and returns everything received until the connection ends. */
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).write(bytes);
    return text(socket).catch(() => "");
  };
  const ask = (line: string, ...headers: string[]) =>
    send([`${line} HTTP/1.1`, "Host: x", ...headers, "Connection: close", "", ""].join("\r\n"));
  return {
    url: listening.url,
    port,
    seen,
    send,
    ask,
    [Symbol.asyncDispose]: async () => {
      await listening[Symbol.asyncDispose]();
      await closeServer(site);
    },
  };
}
