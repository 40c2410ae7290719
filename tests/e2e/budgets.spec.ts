import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { BLANK_SCRIPT_BYTES, LIST_BUDGETS, RENTAL_BUDGETS } from "../bench/budgets.ts";
import { shiftOnReturn, weigh } from "../bench/page-weight.ts";
import { listedRows, pathOf, someRow } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";

const rental = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length >= 5);
const withoutPhotos = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length === 0);

const pages = [
  { path: "/", budgets: LIST_BUDGETS },
  { path: "/?location=canggu", budgets: LIST_BUDGETS },
  { path: pathOf(rental), budgets: RENTAL_BUDGETS },
];

for (const { path, budgets } of pages) {
  test(`${path} keeps to its budgets on a phone`, { tag: "@smoke" }, async ({ page, request }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { firstScriptBytes, requests, shift } = await weigh(page, path);
    expect(firstScriptBytes).toBeLessThanOrEqual(BLANK_SCRIPT_BYTES + budgets.firstScriptBytes);
    expect(requests).toBeLessThanOrEqual(budgets.requests);
    expect(shift).toBe(0);
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(budgets.htmlBytes);
  });
}

/** The positions of these parts of the page, with its HTML cut off at `until`; null for one that is not visible. */
async function positionsOf(page: Page, parts: (page: Page) => Locator, until?: string) {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = until === undefined ? html.length : html.indexOf(until);
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, end) });
  });
  await page.goto("/");
  const positions = await parts(page).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return one.checkVisibility({ visibilityProperty: true }) ? { left, top } : null;
    }),
  );
  await page.unroute("**/");
  return positions;
}

for (const [what, parts, until] of [
  [
    "the top of a list",
    (page: Page) =>
      page
        .getByRole("banner")
        .or(page.getByRole("heading", { level: 1 }))
        .or(page.getByRole("main")),
    "<search",
  ],
  ["the header", (page: Page) => page.getByRole("banner").locator("a"), 'lang="id"'],
] as const)
  test(`what is visible of ${what} that is still loading does not move when the rest arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const whole = await positionsOf(page, parts);
    const visible = (await positionsOf(page, parts, until)).flatMap((at, index) =>
      at === null ? [] : [{ index, ...at }],
    );
    expect(visible.length).toBeGreaterThan(1);
    for (const { index, ...at } of visible) expect(at).toEqual(whole[index]);
  });

for (const path of ["/", pathOf(rental), pathOf(withoutPhotos)])
  test(`${path} gives high priority only to its first picture`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    const urgent = page.locator("img[fetchpriority=high]");
    await expect(urgent).toHaveCount(1);
    const first = page.getByRole("article").locator("img").filter({ visible: true }).first();
    await expect(urgent).toHaveAttribute("src", (await first.getAttribute("src")) ?? "");
    await expect(urgent).not.toHaveAttribute("loading", "lazy");
  });

const isScript = (request: Request) =>
  request.url().includes("/_next/") && request.resourceType() === "script";

test.describe("the scripts of a page are requested", () => {
  const isPicture = (url: URL) => url.pathname === rental.media_urls[0];

  async function openHoldingPicture(page: Page) {
    await page.clock.install();
    const letThrough = await holdRequests(page, isPicture);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (isScript(request)) scripts.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(pathOf(rental), { waitUntil: "domcontentloaded" });
    return { scripts, letThrough };
  }

  test("after the first paint with the first picture", async ({ page }) => {
    const { scripts, letThrough } = await openHoldingPicture(page);
    await page.clock.runFor(100);
    expect(scripts).toEqual([]);
    const load = page.waitForResponse((response) => isPicture(new URL(response.url())));
    letThrough();
    await load;
    await expect(async () => {
      await page.clock.runFor(20);
      expect(scripts).not.toEqual([]);
    }).toPass();
  });

  test("without waiting for a slow picture", async ({ page }) => {
    const { scripts } = await openHoldingPicture(page);
    await page.clock.runFor(400);
    expect(scripts).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test("nothing moves when a list counts what is new since the last visit", { tag: "@smoke" }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  expect(await shiftOnReturn(page, `${baseURL}/`, listedRows[3]?.id ?? 0)).toBe(0);
});

test("the banner's picture fades in without becoming the largest contentful paint", async ({ page }) => {
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("url" in entry) painted.push(String(entry.url));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const letThrough = await holdRequests(page, "**/hero*.webp");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => Object(window).painted.length > 0);
  const banner = page.getByRole("region", { name: "Monthly rentals in Bali" }).locator("img");
  await expect(banner).toHaveCSS("opacity", "0");
  letThrough();
  await expect(banner).toHaveCSS("opacity", "1");
  const painted: string[] = await page.evaluate(() => Object(window).painted);
  expect(painted.filter((url) => url.includes("hero"))).toEqual([]);
});

test("the page names the site's icon once", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[href='/icon.svg'], [src='/icon.svg']")).toHaveCount(1);
});
