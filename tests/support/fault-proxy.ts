import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { closeServer, listenOnLoopback } from "./loopback.ts";
import { plainRequest } from "./plain-request.ts";

/** What a service behind the proxy is made to do: `down` refuses connections, `stuck` never answers. */
export type Fault =
  | ("none" | "down" | "hang-up" | "stuck" | "slow" | "late")
  | ("status-500" | "html" | "empty" | "not-there" | "half-json" | "cut-off");

const SLOW_MS = 10_000;
/** Late, but within every time limit. */
const LATE_MS = 2_000;
const HTML = "<!doctype html><title>Welcome to nginx!</title><h1>It works.</h1>";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a message says of its connection and its encoding, which are others behind the proxy. */
const OF_THE_CONNECTION = /^(host|connection|keep-alive|accept-encoding|content-length|transfer-encoding)$/;

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));

async function ask(target: string, request: IncomingMessage): Promise<Answer> {
  const { method = "GET", url = "/" } = request;
  const body = await buffer(request);
  const answer = await plainRequest(target, url, { method, headers: passedOn(request.headers), body });
  return { ...answer, headers: passedOn(answer.headers), body: answer.bytes };
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
  if (fault === "stuck") return;
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

/**
 * A proxy on a loopback port in front of `target`, whose answers the test spoils as it likes: all, or those to the
 * addresses that `only` matches.
 */
export async function startFaultProxy(target: string) {
  let fault: Fault = "none";
  let spoiled = /^/;
  let passed = 0;
  const server = createServer((request, response) => {
    const isSpoiled = spoiled.test(request.url ?? "");
    if (!isSpoiled || fault === "none") passed += 1;
    answerWith(isSpoiled ? fault : "none", target, request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests that reached the service so far. */
    passed: () => passed,
    inject: async (next: Fault, only = /^/): Promise<void> => {
      fault = next;
      spoiled = only;
      if (next === "down") await closeServer(server);
      else if (!server.listening) await listenOnLoopback(server, port);
    },
    close: () => closeServer(server),
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}
