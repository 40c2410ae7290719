import { once } from "node:events";
import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { noteOverload } from "@/server/http/fair-queue";
import { guardRequests } from "@/server/http/request-gate";
import { listen } from "../../support/loopback";

const { emit } = Server.prototype;

/** The reports of visits passed on for counting. */
const reported: string[] = [];

beforeAll(() =>
  guardRequests((target) => reported.push(target), {
    headersMs: 500,
    requestMs: 700,
    checkMs: 20,
    idleMs: 900,
    connections: 20,
  }),
);

afterAll(() => {
  Server.prototype.emit = emit;
});

/** A site in place of the framework's. `seen` records the requests that pass the gate. */
async function serving(answer = (_: IncomingMessage, response: ServerResponse) => void response.end("page")) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.on("upgrade", (_, socket) => socket.destroy());
  const listening = await listen(server);
  const port = Number(new URL(listening.url).port);
  /** Sends bytes, and returns everything received until the connection ends. */
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).write(bytes);
    return text(socket).catch(() => "");
  };
  const ask = (line: string, ...headers: string[]) =>
    send([`${line} HTTP/1.1`, "Host: x", ...headers, "Connection: close", "", ""].join("\r\n"));
  return { seen, send, ask, port, [Symbol.asyncDispose]: listening[Symbol.asyncDispose] };
}

test("the gate passes valid GET and HEAD requests on", async () => {
  await using site = await serving();
  expect(await site.ask("GET /a?b")).toMatch(/^HTTP\/1.1 200 .*page/s);
  expect(await site.ask("HEAD /a")).toMatch(/^HTTP\/1.1 200 /);
  expect(await site.ask("GET http://x/a")).toMatch(/^HTTP\/1.1 200 /);
  expect(await site.ask("GET /a", "Expect: 100-continue")).toMatch(/^HTTP\/1.1 200 /);
  expect(site.seen).toEqual(["GET /a?b", "HEAD /a", "GET /a", "GET /a"]);
});

test("the gate answers a client that offers a protocol upgrade", async () => {
  await using site = await serving();
  expect(await site.ask("GET /a", "Upgrade: h2c", "Connection: Upgrade")).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ["POST /", 405, ["Content-Length: 60000000"]],
  ["POST /", 405, ["Content-Length: 9", "Expect: 100-continue"]],
  ["GET /", 400, ["Content-Length: 60000000"]],
  ["GET *", 400, []],
  ["GET /photos/%ff/%zz", 400, []],
  ["GET /rental/../x", 404, []],
  ["GET /rental/%252e%252e%252fx", 404, []],
  ["OPTIONS *", 204, []],
  ...["./image", "%2e/image", "a/../image", "%252E/image", "a%2f..%2Fimage", "a\\..\\image"].map(
    (path): [string, number, string[]] => [`GET /_next/${path}`, 404, []],
  ),
])("%s is answered %i, and the connection is closed", async (line, status, headers) => {
  jest.spyOn(console, "error").mockImplementation();
  await using site = await serving();
  // Sent without "Connection: close", so that only the server can end the connection.
  const body = headers.length > 0 ? "1" : "";
  const answer = await site.send([`${line} HTTP/1.1`, "Host: x", ...headers, "", body].join("\r\n"));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(site.seen).toEqual([]);
});

test("a report of a visit is counted and answered without the framework", async () => {
  await using site = await serving();
  const answer = await site.ask("POST /api/seen?view=%2Frental%2Fx", "Content-Length: 0");
  expect(answer).toMatch(/^HTTP\/1.1 204 .*\r\nCache-Control: no-store\r\n/s);
  expect(site.seen).toEqual([]);
  expect(reported.splice(0)).toEqual(["/api/seen?view=%2Frental%2Fx"]);
});

test.each([
  ["GET /api/seen?view=/", 405, []],
  ["HEAD /api/seen?view=/", 405, []],
  ["POST /api/seen/x", 405, []],
  ["POST /API/SEEN?view=/", 405, []],
  ["OPTIONS /api/seen", 204, []],
  ["POST /api/seen?view=/", 400, ["Content-Length: 60000000"]],
  ["POST /api/seen?view=/", 400, ["Transfer-Encoding: chunked"]],
])("%s is not counted as a report, but answered %i", async (line, status, headers) => {
  await using site = await serving();
  expect(await site.ask(line, ...headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect([site.seen, reported]).toEqual([[], []]);
});

test("a report with an overlong address is not counted", async () => {
  await using site = await serving();
  expect(await site.ask(`POST /api/seen?view=/${"x".repeat(2_000)}`)).toMatch(/^HTTP\/1.1 414 /);
  expect([site.seen, reported]).toEqual([[], []]);
});

test("a client that sends a large body gets the answer, and its further requests are ignored", async () => {
  await using site = await serving();
  const megabytes = 6;
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${megabytes * 1e6}\r\n\r\n`;
  expect(await site.send(head + "x".repeat(megabytes * 1e6))).toMatch(/^HTTP\/1.1 405 /);
  const socket = connect(site.port, "127.0.0.1");
  socket
    .on("error", () => undefined)
    .write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  socket.write("0\r\n\r\nGET /after HTTP/1.1\r\nHost: x\r\n\r\n");
  await text(socket).catch(() => "");
  expect(site.seen).toEqual([]);
});

const ahead = (count: number, last = "") =>
  Array.from(
    { length: count },
    (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n${at === count - 1 ? last : ""}\r\n`,
  );

test("handles pipelined requests one at a time", async () => {
  let [open, mostOpen] = [0, 0];
  await using site = await serving((_, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setImmediate(() => {
      open -= 1;
      response.end("page");
    });
  });
  const answers = await site.send(ahead(5, "Connection: close\r\n").join(""));
  expect(answers.match(/HTTP\/1.1 200 /g)).toHaveLength(5);
  expect(site.seen).toEqual(["GET /0", "GET /1", "GET /2", "GET /3", "GET /4"]);
  expect(mostOpen).toBe(1);
});

test("disconnects a client that pipelines hundreds of requests", async () => {
  await using site = await serving((_, response) => void setImmediate(() => response.end("page")));
  await site.send(ahead(500).join(""));
  expect(site.seen).toEqual(["GET /0"]);
});

test("corrects the cache headers of an answer", async () => {
  await using site = await serving((_, response) => {
    response.statusCode = 404;
    response.setHeader("Cache-Control", "s-maxage=31536000");
    response.end();
  });
  expect(await site.ask("GET /a")).toMatch(/\r\nCache-Control: no-store\r\n/);
});

// At any other status than 200 the router reloads the document, and the visitor loses unsent input.
test("the gate answers 200 for the RSC data of a missing page, and 404 for its document", async () => {
  await using site = await serving(({ headers }, response) => {
    const type = headers.rsc === "1" ? "text/x-component" : "text/html";
    response.setHeader("Content-Type", type).setHeader("Cache-Control", "s-maxage=120");
    response.statusCode = 404;
    response.end("missing");
  });
  expect(await site.ask("GET /?location=atlantis", "RSC: 1")).toMatch(/^HTTP\/1.1 200 .*missing/s);
  expect(await site.ask("GET /?location=atlantis")).toMatch(/^HTTP\/1.1 404 .*missing/s);
});

test("the gate answers 503 with Retry-After when the request was refused by overload", async () => {
  noteOverload();
  await using site = await serving(({ url }, response) => {
    if (url === "/refused") noteOverload();
    response.statusCode = 500;
    response.end();
  });
  const { now } = Date;
  jest.spyOn(Date, "now").mockImplementation(() => now() + 1_000);
  expect(await site.ask("GET /a")).toMatch(/^HTTP\/1.1 500 /);
  expect(await site.ask("GET /refused")).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: 10\r\n/s);
});

test("the gate answers 503 when the page store sets Retry-After", async () => {
  await using site = await serving((_, response) => {
    response.setHeader("Retry-After", "10").setHeader("Cache-Control", "s-maxage=1").end("busy");
  });
  expect(await site.ask("GET /a", "RSC: 1")).toMatch(/^HTTP\/1.1 503 .*\r\nCache-Control: no-store\r\n/s);
});

test("the gate drops Next-Url from a request for a whole page", async () => {
  await using site = await serving(
    ({ headers }, response) => void response.end(`from ${headers["next-url"]}`),
  );
  expect(await site.ask("GET /rental/a", "Next-Url: /x")).toMatch(/from undefined/);
  expect(await site.ask("GET /rental/a", "Next-Url: /x", "RSC: 1")).toMatch(/from \/x/);
});

test("the gate renders at most ten dialogs at a time, without delaying other pages", async () => {
  const begun: ServerResponse[] = [];
  await using site = await serving(({ headers }, response) => {
    if (headers["next-url"] === undefined) response.end("page");
    else begun.push(response);
  });
  const untilBegun = async (count: number) => {
    while (begun.length < count) await nextTurn();
  };
  const answers = Array.from({ length: 12 }, (_, index) =>
    site.ask(`GET ${index % 2 === 0 ? "" : "/ru"}/rental/a`, "RSC: 1", "Next-Url: /search/-"),
  );
  await untilBegun(10);
  expect(await site.ask("GET /rental/a")).toMatch(/^HTTP\/1.1 200 .*page/s);
  expect(begun).toHaveLength(10);
  begun[0]?.end("dialog");
  // A visitor who leaves makes room, too.
  begun[1]?.destroy();
  await untilBegun(12);
  for (const response of begun) response.end("dialog");
  const shown = (await Promise.all(answers)).filter((answer) => /^HTTP\/1.1 200 .*dialog/s.test(answer));
  expect(shown).toHaveLength(11);
});

test("the gate bounds how long caches in front may keep a page", async () => {
  await using site = await serving((_, response) => {
    response.setHeader("Cache-Control", "s-maxage=120, stale-while-revalidate=3480");
    response.end();
  });
  expect(await site.ask("GET /a")).toMatch(
    /\r\nCache-Control: s-maxage=120, stale-while-revalidate=45, stale-if-error=3600\r\n/,
  );
});

test("the gate sends Vary: Accept-Encoding with a 304, too", async () => {
  await using site = await serving((_, response) => {
    response.setHeader("Vary", "rsc");
    response.statusCode = 304;
    response.end();
  });
  expect(await site.ask("GET /a")).toMatch(/\r\nVary: rsc\r\nVary: Accept-Encoding\r\n/);
});

test("the gate closes connections that send nothing or only part of a request", async () => {
  await using site = await serving();
  // The last of them has had an answer before.
  const sent = ["GET / HTTP/1.1\r\nHost: x\r\n", "", "GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b"];
  const [part, nothing, second] = await Promise.all(sent.map((text) => site.send(text)));
  expect([part, nothing]).toEqual(Array(2).fill(expect.stringMatching(/^HTTP\/1.1 408 /)));
  expect(second).toMatch(/ 200 .* 408 /s);
  expect(site.seen).toEqual(["GET /a"]);
});

test("the gate accepts no more than twenty connections", async () => {
  await using site = await serving();
  const open = Array.from({ length: 20 }, () => connect(site.port, "127.0.0.1"));
  await Promise.all(
    open.map((socket) =>
      once(
        socket.on("error", () => undefined),
        "connect",
      ),
    ),
  );
  expect(await site.ask("GET /")).toBe("");
  for (const socket of open) socket.destroy();
});
