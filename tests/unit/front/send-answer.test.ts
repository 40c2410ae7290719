import type { ServerResponse } from "node:http";
import { servedFront } from "./served-front";

const PAGE = `<p>${"Vila 🏝️ ".repeat(1_000)}</p>`;

const page = (_: unknown, response: ServerResponse) =>
  void response.setHeader("Content-Type", "text/html; charset=utf-8").end(PAGE);

const file = (_: unknown, response: ServerResponse) =>
  void response
    .setHeader("Accept-Ranges", "bytes")
    .setHeader("Last-Modified", "Fri, 20 Nov 2026 10:00:00 GMT")
    .setHeader("Cache-Control", "public, max-age=60")
    .end("0123456789");

test("a page has a stable ETag, by which it is answered 304", async () => {
  await using site = await servedFront(page);
  const [first, second] = [await fetch(site.url), await fetch(site.url)];
  expect([await first.text(), await second.text()]).toEqual([PAGE, PAGE]);
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(second.headers.get("ETag")).toBe(tag);
  const again = await fetch(site.url, { headers: { "If-None-Match": tag } });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  expect(again.headers.get("Vary")).toBe("Accept-Encoding");
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
])("an Accept-Encoding header %s (%s) gets the coding %s", async (_, accepted, coding) => {
  await using site = await servedFront(page, true);
  const answer = await fetch(site.url, { headers: { "Accept-Encoding": accepted } });
  expect(answer.headers.get("Content-Encoding")).toBe(coding);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe(PAGE);
});

test("a missing page has no ETag, and is never 304", async () => {
  await using site = await servedFront((request, response) => {
    response.statusCode = 404;
    page(request, response);
  });
  const answer = await fetch(site.url, { headers: { "If-None-Match": "*" } });
  expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([404, null, PAGE]);
});

test.each([
  ["bytes=2-4", 206, "bytes 2-4/10", "234"],
  ["bytes=-3", 206, "bytes 7-9/10", "789"],
  ["bytes=8-99", 206, "bytes 8-9/10", "89"],
  ["bytes=10-", 416, "bytes */10", ""],
  ["bytes=0-1,3-4", 200, null, "0123456789"],
  ["lines=0-1", 200, null, "0123456789"],
  ["nonsense", 200, null, "0123456789"],
])("a file is answered to Range: %s with %i", async (range, status, contentRange, body) => {
  await using site = await servedFront(file, true);
  const answer = await fetch(site.url, { headers: { Range: range } });
  expect([answer.status, answer.headers.get("Content-Range"), await answer.text()]).toEqual([
    status,
    contentRange,
    body,
  ]);
});

const DAY = { before: "Thu, 19 Nov 2026 10:00:00 GMT", after: "Sat, 21 Nov 2026 10:00:00 GMT" };

test.each([
  [{ "If-Modified-Since": DAY.after }, 304],
  [{ "If-Modified-Since": DAY.before }, 200],
  [{ "If-Modified-Since": "nonsense" }, 200],
  [{ "If-Unmodified-Since": DAY.before }, 412],
  [{ "If-Unmodified-Since": DAY.after }, 200],
  [{ "If-Match": '"other"' }, 412],
  [{ "If-Match": "*" }, 200],
  [{ "If-None-Match": '"other"', "If-Modified-Since": DAY.after }, 200],
])("a file is answered to %j with %i", async (headers, status) => {
  await using site = await servedFront(file, true);
  expect((await fetch(site.url, { headers })).status).toBe(status);
});

test("HEAD gets the head of GET", async () => {
  await using site = await servedFront(page, true);
  const headers = { "Accept-Encoding": "br" };
  const [get, head] = [
    await fetch(site.url, { headers }),
    await fetch(site.url, { method: "HEAD", headers }),
  ];
  await get.arrayBuffer();
  const shown = (response: Response) =>
    ["ETag", "Content-Length", "Content-Encoding", "Cache-Control"].map((name) => response.headers.get(name));
  expect(shown(head)).toEqual(shown(get));
  expect(site.seen).toEqual(["GET /"]);
});
