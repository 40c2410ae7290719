import type { ServerResponse } from "node:http";
import { matchesTag } from "@/server/front/send-answer";
import { servedFront } from "./served-front";

const PAGE = `<p>${"Vila 🏝️ ".repeat(1_000)}</p>`;

const page = (_: unknown, response: ServerResponse) =>
  void response.setHeader("Content-Type", "text/html; charset=utf-8").end(PAGE);

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

test.each(['"tag"', ' "tag" ', '"other", "tag"', 'W/"tag"', "*"])("%s matches the tag", (header) => {
  expect(matchesTag(header, '"tag"')).toBe(true);
});

test.each([undefined, "", '"other"', "tag", '"xtag"'])("%s does not match the tag", (header) => {
  expect(matchesTag(header, '"tag"')).toBe(false);
});

test("a photo is sent whole, and does not offer parts", async () => {
  await using site = await servedFront((_, response) => {
    response
      .setHeader("Accept-Ranges", "bytes")
      .setHeader("Cache-Control", "public, max-age=60")
      .end("0123456789");
  }, true);
  const answer = await fetch(site.url, { headers: { Range: "bytes=2-4" } });
  expect([answer.status, answer.headers.get("Accept-Ranges"), await answer.text()]).toEqual([
    ...[200, null],
    "0123456789",
  ]);
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
