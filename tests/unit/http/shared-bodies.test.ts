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
  ["uncompressed", page],
  ["compressed", compressedPage],
])("a page has a stable ETag, by which it is answered 304, %s", async (_, answer) => {
  await using site = await serving(answer);
  const [first, second] = [await fetch(site.url), await fetch(site.url)];
  expect([await first.text(), await second.text()]).toEqual([PAGE, PAGE]);
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(second.headers.get("ETag")).toBe(tag);
  const again = await fetch(site.url, { headers: { "If-None-Match": tag } });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  expect(again.headers.get("Content-Length")).toBeNull();
  expect((await fetch(site.url, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test.each([
  ["of a browser", "gzip, deflate, br, zstd", "br"],
  ["of an older browser", "gzip, deflate", "gzip"],
  ["with preferences", "br;q=0.5, gzip;q=1.0", "br"],
  ["in upper case", "GZIP", "gzip"],
  ["that excludes Brotli", "br;q=0, gzip", "gzip"],
  ["that excludes both", "br; q=0.0, gzip;q=0", null],
  ["with unknown codings", "zstd, brx", null],
  ["that accepts only plain text", "identity", null],
])("an Accept-Encoding header %s (%s) gets the same coding each time: %s", async (_, accepted, coding) => {
  await using site = await serving(compressedPage);
  for (const time of ["first", "second"]) {
    const answer = await fetch(site.url, { headers: { "Accept-Encoding": accepted } });
    expect([time, answer.headers.get("Content-Encoding")]).toEqual([time, coding]);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(PAGE);
  }
});

test("a missing page has no ETag, and is never 304", async () => {
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
  ["a text after the headers", (response) => response.writeHead(200).end(PAGE)],
])("%s gets no ETag", async (_, answer) => {
  await using site = await serving(answer);
  const { headers } = await fetch(site.url);
  expect(headers.get("ETag")).toBeNull();
});

test.each([
  ["of a page is dropped, because a GET sends another body", "text/html; charset=utf-8", null],
  ["of a file is kept", "image/svg+xml", "1310"],
])("the Content-Length in an answer to HEAD %s", async (_, type, length) => {
  await using site = await serving((response) => {
    response.setHeader("Content-Type", type).setHeader("Content-Length", 1310).end();
  });
  const { headers } = await fetch(site.url, { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe(length);
});

test("an existing ETag is not replaced", async () => {
  await using site = await serving((response) => page(response.setHeader("ETag", '"own"')));
  expect((await fetch(site.url)).headers.get("ETag")).toBe('"own"');
});
