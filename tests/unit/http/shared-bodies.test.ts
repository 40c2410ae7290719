import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import compression from "next/dist/compiled/compression";
import { shareBodies } from "@/server/http/shared-bodies";
import { listen } from "../../support/loopback";

const PAGE = `<p>${"Vila 🏝️ ".repeat(1_000)}</p>`;

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

async function serving(answer: Answering) {
  const server = createServer((request, response) => {
    shareBodies(request, response);
    answer(response, request);
  });
  return listen(server);
}

const page = (response: ServerResponse) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(PAGE));
  response.end(PAGE);
};

const frameworkCompression = compression();

const compressedPage: Answering = (response, request) => {
  frameworkCompression(request, response, () => {});
  page(response);
};

test.each([
  ["as it is", page],
  ["compressed", compressedPage],
])("a page is sent with its ETag, %s", async (_, answer) => {
  await using site = await serving(answer);
  const first = await fetch(site.url);
  expect(await first.text()).toBe(PAGE);
  const tag = first.headers.get("ETag");
  expect(tag).toMatch(/^"[\w-]+"$/);
  const again = await fetch(site.url);
  expect(await again.text()).toBe(PAGE);
  expect(again.headers.get("ETag")).toBe(tag);
});

test.each([
  ["as it is", page],
  ["compressed", compressedPage],
])("who has a page gets nothing of it, %s", async (_, answer) => {
  await using site = await serving(answer);
  const tag = (await fetch(site.url)).headers.get("ETag") ?? "";
  const again = await fetch(site.url, { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(tag);
  expect(again.headers.get("Content-Length")).toBeNull();
  expect((await fetch(site.url, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test.each([
  ["a browser's", "gzip, deflate, br, zstd", "br"],
  ["an older browser's", "gzip, deflate", "gzip"],
  ["with what it would rather have", "br;q=0.5, gzip;q=1.0", "br"],
  ["in capitals", "GZIP", "gzip"],
  ["that excludes one", "br;q=0, gzip", "gzip"],
  ["that excludes both", "br; q=0.0, gzip;q=0", null],
  ["that names another", "zstd, brx", null],
  ["that takes the text alone", "identity", null],
])("a page is sent as the header %s asks for it, the same each time: %s", async (_, accepted, coding) => {
  await using site = await serving(compressedPage);
  for (const time of ["first", "second"]) {
    const answer = await fetch(site.url, { headers: { "Accept-Encoding": accepted } });
    expect([time, answer.headers.get("Content-Encoding")]).toEqual([time, coding]);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(PAGE);
  }
});

test("what is missing is no version of a page", async () => {
  await using site = await serving((response) => {
    response.statusCode = 404;
    page(response);
  });
  const answer = await fetch(site.url, { headers: { "If-None-Match": "*" } });
  expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([404, null, PAGE]);
});

test.each<[string, Answering]>([
  ["a short text", (response) => response.end("short")],
  ["bytes", (response) => response.end(Buffer.from(PAGE))],
  ["a text after others", (response) => response.writeHead(200).end(PAGE)],
])("%s is sent as the framework sends it", async (_, answer) => {
  await using site = await serving(answer);
  const { headers } = await fetch(site.url);
  expect(headers.get("ETag")).toBeNull();
});

test.each([
  ["of a page, whose text is not what a GET gets", "text/html; charset=utf-8", null],
  ["of a file", "image/svg+xml", "1310"],
])("the length in an answer to HEAD, %s", async (_, type, length) => {
  await using site = await serving((response) => {
    response.setHeader("Content-Type", type).setHeader("Content-Length", 1310).end();
  });
  const { headers } = await fetch(site.url, { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe(length);
});

test("an ETag that an answer has is not replaced", async () => {
  await using site = await serving((response) => page(response.setHeader("ETag", '"own"')));
  expect((await fetch(site.url)).headers.get("ETag")).toBe('"own"');
});
