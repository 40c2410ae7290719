import { expect } from "@playwright/test";
import robotsParser from "robots-parser";
import { pathOf } from "../../support/demo-rows.ts";
import { type AskedSite, ask } from "./crawler/ask.ts";
import { metas, rawHead } from "./crawler/html.ts";
import { SEARCH_ENGINE } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

async function robotsOf(site: AskedSite) {
  const { status, text } = await ask(site.origin, "/robots.txt");
  expect(status, `robots.txt answers ${status}`).toBe(200);
  return robotsParser(`${site.canonical}/robots.txt`, text);
}
test("B6: pages with noindex may be crawled, so that the noindex is read", async ({ own }) => {
  const robots = await robotsOf(own);
  const { live, expired, wanted, incomplete, deleted } = own.examples;
  for (const path of [
    ...[expired, wanted, incomplete, deleted].map(pathOf),
    ...["/compare", `/compare?ids=${live.id},1`, "/rental/no-such-home"],
    ...["/?location=nowhere-at-all", "/?page=9999"],
  ]) {
    const { text } = await ask(own.origin, path);
    expect(metas(rawHead(text), "robots").join(), `${path} says no noindex`).toMatch(/noindex/);
    expect(robots.isAllowed(own.canonical + path, SEARCH_ENGINE), `${path} is closed`).toBe(true);
  }
});

test("B6: a list closed to crawlers has no noindex, which would apply to its canonical list", async ({
  site,
}) => {
  const robots = await robotsOf(site);
  for (const path of ["/?keywords=no-such-word", `${site.area}&keywords=no-such-word`]) {
    const { text, status } = await ask(site.origin, path);
    expect([status, robots.isAllowed(site.canonical + path, SEARCH_ENGINE)], path).toEqual([200, false]);
    expect(metas(rawHead(text), "robots").join(), path).not.toMatch(/noindex/);
  }
});

test("B7: a live listing may be indexed with a large picture", async ({ site }) => {
  for (const path of ["/", site.rental, site.area]) {
    const { text, headers } = await ask(site.origin, path);
    const robots = metas(rawHead(text), "robots").join();
    expect(robots, `${path}: ${robots}`).toMatch(/max-image-preview:large/);
    expect(robots, `${path}: ${robots}`).not.toMatch(/noindex/);
    expect(headers["x-robots-tag"], `${path}: X-Robots-Tag ${headers["x-robots-tag"]}`).toBe(undefined);
  }
});
