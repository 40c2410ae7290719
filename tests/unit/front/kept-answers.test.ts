import type { IncomingMessage, ServerResponse } from "node:http";
import { siteProcess } from "@/server/front/site-process";
import { servedFront } from "./served-front";

const PAGE = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600";

/** A site whose pages say how many have been made. `hold` keeps it from answering until it is released. */
async function countingSite(cacheControl = PAGE) {
  let made = 0;
  let failing: number | null = null;
  let held: Promise<void> | null = null;
  siteProcess().queryKeys = new Set(["location"]);
  const site = await servedFront(async (_: IncomingMessage, response: ServerResponse) => {
    made += 1;
    const body = `page ${made} ${"x".repeat(1_000)}`;
    await held;
    if (failing !== null) response.statusCode = failing;
    response.setHeader("Content-Type", "application/json").setHeader("Cache-Control", cacheControl).end(body);
  }, true);
  const read = async (path = "/", headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}${path}`, { headers });
    return { status: response.status, page: (await response.text()).slice(0, 6), headers: response.headers };
  };
  return {
    ...site,
    read,
    fail: (status: number | null) => {
      failing = status;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
}

/** Lets kept answers grow older. */
function pass(ms: number): void {
  const now = performance.now() + ms;
  const date = Date.now() + ms;
  jest.spyOn(performance, "now").mockReturnValue(now);
  jest.spyOn(Date, "now").mockReturnValue(date);
}

test("all who ask while a page is made get the same, and so do those after them", async () => {
  await using site = await countingSite();
  const release = site.hold();
  const asked = [site.read(), site.read(), site.read("/?utm_source=x")];
  while (site.seen.length === 0) await new Promise(setImmediate);
  release();
  const pages = [...(await Promise.all(asked)), await site.read()].map(({ page }) => page);
  expect([pages, site.seen]).toEqual([Array(4).fill("page 1"), ["GET /"]]);
});

test("an old answer is given at once while the next is made", async () => {
  await using site = await countingSite();
  await site.read();
  pass(10_000);
  const release = site.hold();
  expect((await site.read()).page).toBe("page 1");
  release();
  while ((await site.read()).page !== "page 2") await new Promise(setImmediate);
  expect(site.seen).toEqual(["GET /", "GET /"]);
});

test.each([500, 502, 503])("a kept answer stands in for %i for an hour", async (status) => {
  await using site = await countingSite();
  await site.read();
  site.fail(status);
  pass(3_500_000);
  expect(await site.read()).toMatchObject({ status: 200, page: "page 1" });
  pass(200_000);
  expect((await site.read()).status).toBe(status);
  site.fail(null);
  expect((await site.read()).status).toBe(200);
});

test("a page that is gone takes the place of a kept one", async () => {
  await using site = await countingSite();
  await site.read();
  site.fail(404);
  siteProcess().afterRefresh("gained");
  expect((await site.read()).page).toBe("page 1");
  while ((await site.read()).status !== 404) await new Promise(setImmediate);
});

test("a refresh in which something went is followed by a new page", async () => {
  await using site = await countingSite("public, s-maxage=60");
  await site.read();
  siteProcess().afterRefresh("none");
  expect((await site.read()).page).toBe("page 1");
  siteProcess().afterRefresh("lost");
  expect((await site.read()).page).toBe("page 2");
});

test("an answer that is made while something goes is not kept", async () => {
  await using site = await countingSite();
  const release = site.hold();
  const before = site.read();
  while (site.seen.length === 0) await new Promise(setImmediate);
  siteProcess().afterRefresh("lost");
  release();
  expect((await before).page).toBe("page 1");
  expect((await site.read()).page).toBe("page 2");
});

test.each(["no-store", "private, max-age=60", "public, max-age=0"])(
  "nothing is kept with %s",
  async (header) => {
    await using site = await countingSite(header);
    expect([(await site.read()).page, (await site.read()).page]).toEqual(["page 1", "page 2"]);
  },
);

test.each([
  ["of its own cache", { "Cache-Control": "no-cache", Pragma: "no-cache" }],
  ["of a cookie", { Cookie: "a=b" }],
  ["of an authorization", { Authorization: "Basic eDp5" }],
  ["of its language", { "Accept-Language": "ru" }],
])("a visitor's header %s changes nothing", async (_, headers) => {
  await using site = await countingSite();
  await site.read();
  expect((await site.read("/", headers)).page).toBe("page 1");
});

test("a flood of made-up addresses does not displace what is asked for in between", async () => {
  await using site = await countingSite("public, s-maxage=3600");
  await site.read("/asked");
  for (let at = 0; at < 60; at += 1) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => site.read(`/made-up-${at}-${index}`)));
    expect((await site.read("/asked")).page).toBe("page 1");
  }
});
