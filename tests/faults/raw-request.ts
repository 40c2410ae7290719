import { connect } from "node:net";

export type RawRequest = {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
};

export type RawAnswer = { status: number; headers: Headers };

const PATIENCE_MS = 10_000;

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

/**
 * Sends what no client library would, and leaves the connection open as long as the site does. Null when no status line
 * came back in time.
 */
export function rawRequest(site: string, request: RawRequest): Promise<RawAnswer | null> {
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
      resolve(status === undefined ? null : { status: Number(status), headers: headersOf(head) });
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      if (text.length < 100_000) text += chunk;
    });
    // A reset after the answer is how a server ends a body that it does not want.
    socket.once("error", finish).once("close", finish);
    socket.write(headOf(request, host) + (request.body ?? ""), "latin1");
  });
}
