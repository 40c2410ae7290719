import { text } from "node:stream/consumers";
import { servedFront } from "./served-front";

const LIMIT = 32 * 1024;

const question = (body: string, ...headers: string[]) =>
  [
    "POST /mcp HTTP/1.1",
    "Host: x",
    "Connection: close",
    ...headers,
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");

test("a question of an assistant reaches the site with its body and the headers of the protocol alone", async () => {
  const asked: unknown[] = [];
  await using site = await servedFront(async (request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers;
    asked.push(headers, await text(request));
    response.setHeader("Cache-Control", "public, max-age=60").end("answer");
  }, true);
  const sent = question(
    '{"id":1}',
    "Content-Type: application/json",
    "Mcp-Protocol-Version: 1",
    "Cookie: a=b",
  );
  expect(await site.send(sent)).toMatch(/^HTTP\/1.1 200 .*\r\ncache-control: no-store\r\n.*answer/is);
  expect(await site.send(sent)).toMatch(/answer/);
  const reached = { "content-type": "application/json", "mcp-protocol-version": "1", "content-length": "8" };
  expect(asked).toEqual([reached, '{"id":1}', reached, '{"id":1}']);
});

test.each([
  ["another method", "GET /mcp HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["a long body", question("x".repeat(LIMIT + 1)), 413],
  [
    "a body that is said to be long",
    "POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 60000000\r\n\r\n1",
    413,
  ],
  [
    "a long body of unknown length",
    `POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${"2000\r\n".concat("x".repeat(0x2000), "\r\n").repeat(5)}`,
    413,
  ],
  ["a path below", "POST /mcp/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n1", 405],
  ["another address with a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n1", 405],
])("%s is refused before the site is asked", async (_, sent, status) => {
  await using site = await servedFront();
  expect(await site.send(sent)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(site.seen).toEqual([]);
});

test("more than four questions at once of one address are told to ask later, and pages are not", async () => {
  const waiting: (() => void)[] = [];
  await using site = await servedFront((request, response) => {
    if (request.method === "GET") response.end("page");
    else waiting.push(() => response.end("answer"));
  });
  const four = Array.from({ length: 4 }, () => site.send(question("1")));
  while (waiting.length < 4) await new Promise(setImmediate);
  expect(await site.send(question("1"))).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: 2\r\n/s);
  expect(await site.ask("GET /")).toMatch(/^HTTP\/1.1 200 /);
  for (const release of waiting) release();
  expect((await Promise.all(four)).map((answer) => answer.split(" ")[1])).toEqual([
    "200",
    "200",
    "200",
    "200",
  ]);
});
