import { type APIRequestContext, expect } from "@playwright/test";
import { readingFrom } from "../../support/data-behind-proxy.ts";
import { listedRows, pathOf, type RentalRow, rowsAt } from "../../support/demo-rows.ts";
import { card, cards, listStatus, openHome } from "../../support/home-screen.ts";
import { startSite } from "../../support/site.ts";
import { testOnFailingData } from "../../support/site-fixture.ts";

/** More than the pause after which what failed is tried again by itself. */
const RETRY_MS = 16_000;

const test = testOnFailingData(1);
test.describe.configure({ mode: "default" });

const canggu = rowsAt("canggu").filter(({ title, slug }) => title !== null && slug !== null);

function rowAt(index: number): RentalRow {
  const row = canggu[index];
  if (row === undefined) throw new Error("The demo has too few listings.");
  return row;
}

/** Until what was read for an address is due to be read again. */
async function untilDue(request: APIRequestContext, path: string): Promise<void> {
  const state = async () => (await request.get(path)).headers()["x-nextjs-cache"];
  await expect.poll(state).toBe("STALE");
  await expect.poll(state).toBe("STALE");
}

test.afterEach(({ stage }) => stage.data.inject("none"));

test("a listing seen before opens over the list while the service is down", async ({
  page,
  request,
  stage,
}) => {
  const row = rowAt(0);
  const open = async () => {
    await openHome(page, "/?location=canggu");
    await card(page, row.title ?? "")
      .getByRole("link")
      .click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toHaveText(row.title ?? "");
  };
  await open();
  await stage.data.inject("down");
  await untilDue(request, "/?location=canggu");
  await open();
});

test("a listing never read says so in its own place, and comes by itself", async ({ page, stage }) => {
  const row = rowAt(3);
  await openHome(page, "/?location=canggu");
  await stage.data.inject("html");
  await page.clock.install();
  await card(page, row.title ?? "")
    .getByRole("link")
    .click();
  const modal = page.getByRole("dialog");
  await expect(modal.getByRole("alert")).toContainText("Something went wrong");
  await expect(modal.getByRole("button", { name: "Try again" })).toBeVisible();
  await stage.data.inject("none");
  await page.clock.fastForward(RETRY_MS);
  await expect(modal.getByRole("heading", { level: 1 })).toHaveText(row.title ?? "");
  await expect(modal.getByRole("alert")).toHaveCount(0);
});

test("a page that could not be made is there once the visitor tries again", async ({ page, stage }) => {
  const row = rowAt(5);
  await stage.data.inject("half-json");
  const response = await page.goto(pathOf(row));
  expect(response?.status()).toBe(500);
  const fallback = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(fallback.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(fallback).toContainText(
    "An unexpected error occurred. We've logged the issue and will look into it.",
  );
  const details = fallback.getByRole("group");
  await expect(details.getByRole("paragraph")).toBeHidden();
  await details.getByText("Error details").click();
  await expect(details.getByRole("paragraph")).toHaveText(/\S/);
  // Until it has failed again, as data and then as a document: what is asked for later would find the service well.
  const [triedAgain] = await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    page.waitForEvent("domcontentloaded"),
    fallback.getByRole("button", { name: "Try again" }).click(),
  ]);
  expect(triedAgain.status()).toBe(500);
  await expect(fallback).toBeVisible();
  await stage.data.inject("none");
  await fallback.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(row.title ?? "");
  await expect(fallback).toHaveCount(0);
});

test("the cards further down come too, with filters never chosen before", async ({
  page,
  request,
  stage,
}) => {
  await openHome(page, "/");
  await stage.data.inject("down");
  await untilDue(request, "/");
  const rows = listedRows.filter(({ bedrooms }) => (bedrooms ?? 0) >= 1);
  await page.goto("/?min_bedrooms=1");
  await expect(cards(page).first()).toBeVisible();
  const ids = rows.slice(24, 48).map(({ id }) => id);
  const answer = await request.get(`/api/rentals?ids=${ids.join(",")}`);
  expect(answer.status()).toBe(200);
  expect((await answer.json()).rentals).toHaveLength(ids.length);
});

async function healthOf(site: string) {
  const response = await fetch(`${site}/api/health`);
  const { dataService, listings, page } = await response.json();
  return { status: response.status, dataService, listings, page };
}

test("an instance that starts without the service says so and is not fit to serve; both pass by themselves", async ({
  page,
  stage,
}) => {
  await stage.data.inject("half-json");
  const fresh = await startSite({ env: readingFrom(stage.data, 1) });
  const health = () => healthOf(fresh.url);
  await page.clock.install();
  const response = await page.goto(`${fresh.url}/?keywords=pool+wifi+kitchen`);
  expect(response?.status()).toBe(500);
  await expect(listStatus(page)).toHaveText("Error loading rentals.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  const map = page.getByRole("region", { name: "Map of rentals" });
  await expect(map).toHaveCount(0);

  await stage.data.inject("down");
  expect(await health()).toEqual({ status: 503, dataService: "down", listings: "none" });
  expect((await fetch(`${fresh.url}/api/health/live`)).status).toBe(200);
  await stage.data.inject("none");
  await expect.poll(health).toEqual({ status: 200, dataService: "up", listings: "fresh" });
  await page.clock.fastForward(RETRY_MS);
  await expect(map).toBeVisible();
  await expect(listStatus(page)).toHaveText(/^Showing [\d,]+ rental\(s\)|^No rentals found\.$/);

  // What a page has read serves the routes, too.
  await stage.data.inject("down");
  await expect.poll(health).toEqual({ status: 200, dataService: "down", listings: "kept" });
  const [row] = listedRows.slice(30);
  expect((await fetch(`${fresh.url}/api/rentals?ids=${row?.id}`)).status).toBe(200);
  await fresh.stop();
});

test("every page is answered, also while the listings are read again", async ({ request }) => {
  const statuses = new Set<number>();
  const left = listedRows.slice(0, 60).map(pathOf);
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      statuses.add((await request.get(path)).status());
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  expect([...statuses]).toEqual([200]);
});
