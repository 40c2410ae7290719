import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

export type RawRequest = {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
};

export type RawAnswer = { status: number; headers: Headers; sentBytes: number };

const PATIENCE_MS = 15_000;

function headersOf(head: string): Headers {
  const headers = new Headers();
  for (const line of head.split("\r\n").slice(1)) {
    const [name = "", ...value] = line.split(":");
    if (/^[\w-]+$/.test(name)) headers.append(name, value.join(":").trim());
  }
  return headers;
}

/** A request as it stands on the wire, for which the connection is to be closed after the answer. */
function headOf({ method, path, headers }: RawRequest, host: string): string {
  const own = headers.some(([name]) => name.toLowerCase() === "host") ? [] : [["Host", host] as const];
  const lines = [...own, ...headers, ["Connection", "close"] as const].map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

/** In pieces and unhurried, so that it is known how much was taken, and an answer is not lost to a connection that ends. */
async function* piecesOf(body: string) {
  for (const piece of body.match(/.{1,65536}/gs) ?? []) {
    yield piece;
    await wait(5);
  }
}

/**
 * Sends what no client library would, and leaves the connection open as long as the site does. Null when no status line
 * came back in time.
 */
export function rawRequest(
  site: string,
  request: RawRequest,
  patienceMs = PATIENCE_MS,
): Promise<RawAnswer | null> {
  const { hostname, port, host } = new URL(site);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ""));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      // Being told to go on is not the answer yet.
      const [head = ""] = text.replace(/^(HTTP\/1\.\d 1\d\d .*?\r\n\r\n)+/s, "").split("\r\n\r\n");
      const status = /^HTTP\/1\.\d (\d{3})/.exec(head)?.[1];
      const sentBytes = socket.bytesWritten - socket.writableLength;
      resolve(status === undefined ? null : { status: Number(status), headers: headersOf(head), sentBytes });
    };
    const timer = setTimeout(finish, patienceMs);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      if (text.length < 100_000) text += chunk;
    });
    // A reset after the answer is how a server ends a body that it does not want.
    socket.once("error", finish).once("close", finish);
    socket.write(headOf(request, host), "latin1");
    Readable.from(piecesOf(request.body ?? "")).pipe(socket, { end: false });
  });
}
