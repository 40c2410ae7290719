import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** What a service behind the proxy is made to do. `down` refuses connections, as a service that is not there. */
export type Fault =
  | ("none" | "down" | "hang-up" | "slow" | "late")
  | ("status-500" | "html" | "empty" | "not-there" | "half-json" | "cut-off");

const SLOW_MS = 10_000;
/** Late, but within every time limit. */
const LATE_MS = 2_000;
const HTML = "<!doctype html><title>Welcome to nginx!</title><h1>It works.</h1>";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

async function ask(target: string, request: IncomingMessage): Promise<Answer> {
  const body = await buffer(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" && !["host", "connection", "content-length"].includes(name)
      ? [[name, value] as const]
      : [],
  );
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? "GET",
    headers: [...headers.map(([name, value]): [string, string] => [name, value])],
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
  );
  return {
    status: answer.status,
    headers: Object.fromEntries(kept),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}

/** The answer's first half: complete as a message, broken as JSON; or announced whole and then cut off. */
function sendHalf(response: ServerResponse, answer: Answer, isCutOff: boolean): void {
  const half = answer.body.subarray(0, Math.ceil(answer.body.length / 2));
  if (isCutOff) {
    response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length + 1 });
    response.write(half, () => response.destroy());
  } else send(response, { ...answer, body: half });
}

/** Answers that come instead of the service's own. */
const INSTEAD: Partial<Record<Fault, Answer>> = {
  "status-500": { status: 500, headers: {}, body: Buffer.from("oops") },
  html: { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(HTML) },
  empty: { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from("") },
  "not-there": { status: 404, headers: {}, body: Buffer.from("") },
};

async function answerWith(fault: Fault, target: string, request: IncomingMessage, response: ServerResponse) {
  const instead = INSTEAD[fault];
  if (fault === "hang-up") request.destroy();
  else if (instead !== undefined) send(response, instead);
  else {
    if (fault === "slow") await wait(SLOW_MS, undefined, { ref: false });
    if (fault === "late") await wait(LATE_MS, undefined, { ref: false });
    const answer = await ask(target, request);
    if (fault === "half-json" || fault === "cut-off") sendHalf(response, answer, fault === "cut-off");
    else send(response, answer);
  }
}

async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address.port;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

/** A proxy on a loopback port in front of `target`, whose answers the test spoils as it likes. */
export async function startFaultProxy(target: string) {
  let fault: Fault = "none";
  const server = createServer((request, response) => {
    answerWith(fault, target, request, response).catch(() => response.destroy());
  });
  const port = await listenOn(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    inject: async (next: Fault): Promise<void> => {
      fault = next;
      if (next === "down") await close(server);
      else if (!server.listening) await listenOn(server, port);
    },
    close: () => close(server),
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
