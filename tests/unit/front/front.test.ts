import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { siteProcess } from "@/server/front/site-process";
import { servedFront } from "./served-front";

/** The reports of visits passed on for counting. */
const reported: string[] = [];

beforeEach(() => {
  siteProcess().countVisit = (target) => reported.push(target);
});

test("the front passes valid GET and HEAD requests on", async () => {
  await using site = await servedFront();
  expect(await site.ask("GET /a?b")).toMatch(/^HTTP\/1.1 200 .*page/s);
  expect(await site.ask("HEAD /a")).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n$/s);
  expect(await site.ask("GET http://x/a")).toMatch(/^HTTP\/1.1 200 /);
  expect(site.seen).toEqual(["GET /a?b", "GET /a", "GET /a"]);
});

test.each([
  ["POST /", 405, ["Content-Length: 60000000"]],
  ["GET /", 400, ["Content-Length: 60000000"]],
  ["GET *", 400, []],
  ["GET /photos/%ff/%zz", 400, []],
  ["GET /rental/../x", 404, []],
  ["GET /rental/%252e%252e%252fx", 404, []],
  ["OPTIONS *", 204, []],
])("%s is answered %i, and the connection is closed", async (line, status, headers) => {
  await using site = await servedFront();
  // Sent without "Connection: close", so that only the server can end the connection.
  const body = headers.length > 0 ? "1" : "";
  const answer = await site.send([`${line} HTTP/1.1`, "Host: x", ...headers, "", body].join("\r\n"));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(site.seen).toEqual([]);
});

test("a report of a visit is counted and answered without the site", async () => {
  await using site = await servedFront();
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
  [`POST /api/seen?view=/${"x".repeat(2_000)}`, 414, []],
])("%s is not counted as a report, but answered %i", async (line, status, headers) => {
  await using site = await servedFront();
  expect(await site.ask(line, ...headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect([site.seen, reported]).toEqual([[], []]);
});

test("a client that sends a large body gets the answer, and its further requests are ignored", async () => {
  await using site = await servedFront();
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
  await using site = await servedFront((_, response) => {
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

// At any other status than 200 the router reloads the document, and the visitor loses unsent input.
test("data of a missing page is answered 200, its document with the status that it states", async () => {
  await using site = await servedFront(({ headers }, response) => {
    const isData = headers.rsc === "1";
    response.setHeader("Content-Type", isData ? "text/x-component" : "text/html; charset=utf-8");
    response.statusCode = isData ? 404 : 200;
    response.end('<!DOCTYPE html><head><meta name="status" content="404"/></head><body>missing</body>');
  });
  expect(await site.ask("GET /?location=atlantis", "RSC: 1")).toMatch(/^HTTP\/1.1 200 .*missing/s);
  expect(await site.ask("GET /?location=atlantis")).toMatch(/^HTTP\/1.1 404 .*missing/s);
});

test("a page that cannot be shown now is answered 503 with Retry-After, and kept nowhere", async () => {
  await using site = await servedFront((_, response) => {
    response
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end('<!DOCTYPE html><meta name="status" content="503"/>');
  });
  expect(await site.ask("GET /")).toMatch(
    /^HTTP\/1.1 503 .*\r\ncache-control: no-store\r\n.*\r\nretry-after: 10\r\n/s,
  );
});

test("data of a page that cannot be shown now is answered 200, and kept nowhere", async () => {
  let made = 0;
  await using site = await servedFront((_, response) => {
    made += 1;
    const status = made === 1 ? '["$","meta",null,{"name":"status","content":"503"}]' : "";
    response.setHeader("Content-Type", "text/x-component").end(`${made} ${status}`);
  }, true);
  expect(await site.ask("GET /", "RSC: 1")).toMatch(
    /^HTTP\/1.1 200 .*\r\ncache-control: no-store\r\n.*\r\n\r\n1 /s,
  );
  expect(await site.ask("GET /", "RSC: 1")).toMatch(/\r\n\r\n2 $/);
  expect(await site.ask("GET /", "RSC: 1")).toMatch(/\r\n\r\n2 $/);
});

test("a site that does not answer is a busy one, which browsers ask again", async () => {
  jest.spyOn(console, "error").mockImplementation();
  await using site = await servedFront(({ socket }) => socket.destroy());
  expect(await site.ask("GET /ru?page=2")).toMatch(
    /^HTTP\/1.1 503 .*\r\nRetry-After: 10\r\nRefresh: 10\r\n/s,
  );
});

test("more than a client may have rendered at once is answered 503, and others are answered", async () => {
  const begun: (() => void)[] = [];
  await using site = await servedFront(({ url }, response) => {
    if (url === "/quick") response.end("quick");
    else begun.push(() => response.end("page"));
  });
  const answers = Array.from({ length: 30 }, (_, index) => site.ask(`GET /${index}`));
  const refused = await Promise.race(answers);
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(await site.ask("GET /quick", "X-Forwarded-For: 9.9.9.9")).toMatch(/^HTTP\/1.1 200 .*quick/s);
  while (begun.length < 24) await new Promise(setImmediate);
  for (const end of begun) end();
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
  expect(statuses.filter((status) => status === "200")).toHaveLength(24);
});

test("a film is passed on in parts", async () => {
  await using site = await servedFront(({ headers }, response) => {
    response
      .writeHead(206, { "Content-Range": "bytes 0-1/9", "Content-Length": 2 })
      .end(headers.range?.slice(-2));
  });
  expect(await site.ask("GET /media/a.mp4", "Range: bytes=0-1")).toMatch(
    /^HTTP\/1.1 206 .*\r\ncontent-range: bytes 0-1\/9\r\n.*\r\n\r\n-1$/s,
  );
});

test("without keeping, every answer is the same", async () => {
  const answer: Parameters<typeof servedFront>[0] = ({ url = "", headers }, response) => {
    const isData = headers.rsc === "1";
    response.statusCode = url.startsWith("/moved") ? 308 : url.startsWith("/broken") ? 500 : 200;
    response.setHeader("Content-Type", isData ? "text/x-component" : "text/html; charset=utf-8");
    if (url.startsWith("/moved")) response.setHeader("Location", "/?location=canggu");
    const status = url.startsWith("/nowhere") ? '<meta name="status" content="404"/>' : "";
    response.end(`<!DOCTYPE html>${status}<body>${url} ${"home ".repeat(500)}</body>`);
  };
  siteProcess().queryKeys = new Set(["location"]);
  await using keeping = await servedFront(answer, true);
  await using plain = await servedFront(answer, false);
  const sent = async (origin: string, path: string, headers: Record<string, string>, method = "GET") => {
    const response = await fetch(origin + path, { method, headers, redirect: "manual" });
    const shown = [...response.headers].filter(([name]) => name !== "date");
    return [response.status, shown, await response.text()];
  };
  for (const path of ["/", "/?location=ubud&utm_source=x", "/moved?utm_source=x", "/nowhere", "/broken"])
    for (const [name, value] of [
      ["Accept", "*/*"],
      ["Accept-Encoding", "gzip"],
      ["RSC", "1"],
      ["If-None-Match", "*"],
    ] as const)
      for (const method of ["GET", "HEAD", "GET"])
        expect(await sent(plain.url, path, { [name]: value }, method)).toEqual(
          await sent(keeping.url, path, { [name]: value }, method),
        );
  expect(keeping.seen.length).toBeLessThan(plain.seen.length);
});
