import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { PAGE_CACHE_CONTROL } from "../../../server/http/cache-control.ts";

/** The whole answer to these bytes, until the server closes the connection. */
async function exchange(site: string | undefined, bytes: string, localAddress?: string): Promise<string> {
  const port = Number(new URL(site ?? "").port);
  const socket = connect(
    localAddress ? { port, host: "127.0.0.1", localAddress } : { port, host: "localhost" },
  );
  socket.on("error", () => undefined).write(bytes);
  return text(socket).catch(() => "");
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");

test("methods other than reading are refused, without waiting for a body", { tag: "@smoke" }, async ({
  baseURL,
}) => {
  const refused = /^HTTP\/1.1 405 .*\r\nAllow: GET, HEAD, OPTIONS\r\n/s;
  for (const line of ["POST /", "DELETE /icon.svg", "TRACE /api/rentals?ids=1"]) {
    // None of these bodies is ever sent.
    for (const body of ["Content-Length: 60000000", "Transfer-Encoding: chunked", "Next-Action: x"])
      expect([line, await exchange(baseURL, request(line, body))]).toEqual([
        line,
        expect.stringMatching(refused),
      ]);
  }
  expect(await exchange(baseURL, request("GET /", "Content-Length: 60000000"))).toMatch(/^HTTP\/1.1 400 /);
  expect(await exchange(baseURL, request("OPTIONS /"))).toMatch(/^HTTP\/1.1 204 .*\r\nAllow: GET,/s);
  expect(
    await exchange(baseURL, `${request("POST /", "Content-Length: 60000000")}${"x".repeat(6e6)}`),
  ).toMatch(refused);
});

const MISSING = [
  ...["/rental/none", "/rental", "/none", "/?location=nowhere", "/?page=99"],
  ...[
    "/media/none.webp",
    "/_next/static/none.js",
    "/preview/none/000000000000.jpg",
    "/feed.xml?location=nowhere",
  ],
  ...["/sitemap.xml?part=9", "/api/none", "/_next/image?url=%2Fmedia%2Fpool-01.webp&w=640&q=75"],
];

async function said(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return [path, response.status(), response.headers()["cache-control"]];
}

test("missing pages are kept no longer than others", async ({ request }) => {
  for (const path of MISSING) {
    expect(await said(request, path)).toEqual([path, 404, PAGE_CACHE_CONTROL]);
    // The second answer is a kept one.
    expect(await said(request, path)).toEqual([path, 404, PAGE_CACHE_CONTROL]);
  }
  for (const path of ["/api/rentals", "/rental/%ff"])
    expect(await said(request, path)).toEqual([path, 400, "no-store"]);
  expect(await said(request, "/?sort=none")).toEqual([
    "/?sort=none",
    308,
    "public, max-age=3600, s-maxage=15, stale-while-revalidate=15",
  ]);
});

test("a path with dot segments is not found, in any spelling", async ({ baseURL }) => {
  for (const path of ["/./", "/rental/../", "/%2e%2e/icon.svg", "/_next/%252e/image", "/api\\..\\icon.svg"])
    expect([path, await exchange(baseURL, request(`GET ${path}`))]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1.1 404 .*\r\nCache-Control: no-store/s),
    ]);
});

/** Not the address of the other tests, whose pages would otherwise wait behind the flood. */
const FLOODER = "127.0.0.9";

test("under a flood of new pages, each is answered or refused with Retry-After, and kept pages are still served", async ({
  baseURL,
}) => {
  const run = Date.now();
  const kept = request("GET /", "Connection: close");
  await exchange(baseURL, kept);
  const asked = Array.from({ length: 150 }, (_, at) =>
    exchange(baseURL, request(`GET /?keywords=${run}x${at}`, "Connection: close"), FLOODER),
  );
  expect(await exchange(baseURL, kept)).toMatch(/^HTTP\/1.1 200 /);
  const answers = await Promise.all(asked);
  // How many are refused depends on the machine; tests/unit/front/front.test.ts counts them.
  for (const answer of answers)
    expect(answer).toMatch(/^HTTP\/1.1 (?:200 |503 .*\r\nRetry-After: 10\r\n.*Too many visitors)/is);
  // A refused page is not cached.
  const again = await exchange(baseURL, request(`GET /?keywords=${run}x149`, "Connection: close"));
  expect(again).toMatch(/^HTTP\/1.1 200 /);
});
