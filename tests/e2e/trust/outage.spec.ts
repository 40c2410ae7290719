import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { foldedText, listedRows, pathOf, type RentalRow, rowsAt, someRow } from "../../support/demo-rows.ts";
import {
  card,
  cards,
  listStatus,
  openFilters,
  openHome,
  untilInteractive,
} from "../../support/home-screen.ts";
import { testOnFailingData } from "../../support/site-fixture.ts";
import { cardIds, listHeader, readPage } from "../raw-page.ts";

/** Longer than the interval of automatic retries. */
const RETRY_MS = 16_000;

const test = testOnFailingData(1, "half-json");
// Each test begins with the state that the previous one left.
test.describe.configure({ mode: "serial" });

const SEEN = "/?location=canggu";
const canggu = rowsAt("canggu").filter(({ title, slug }) => title !== null && slug !== null);

function rowAt(index: number): RentalRow {
  const row = canggu[index];
  if (row === undefined) throw new Error("The demo has too few listings.");
  return row;
}

const rental = someRow(listedRows, ({ slug }) => slug !== null);
const unseen = someRow(listedRows.slice(60), ({ slug }) => slug !== null);
const atCanggu = `Showing ${rowsAt("canggu").length} rental(s) at Canggu`;

const idsFrom = (rows: readonly RentalRow[], from: number) => rows.slice(from, from + 24).map(({ id }) => id);
const map = (page: Page) => page.getByRole("region", { name: "Map of rentals" });

async function health(request: APIRequestContext) {
  const response = await request.get("/api/health");
  const { dataService, listings } = await response.json();
  return [response.status(), dataService, listings];
}

/** Waits until the cached page of an address is stale. */
async function untilDue(request: APIRequestContext, path: string): Promise<void> {
  const state = async () => (await request.get(path)).headers()["x-nextjs-cache"];
  await expect.poll(state).toBe("STALE");
  await expect.poll(state).toBe("STALE");
}

test("a site that starts without its data service answers 500, and is reported as unhealthy", async ({
  request,
  stage,
}) => {
  expect((await readPage(request, "/?keywords=pool+wifi+kitchen")).status).toBe(500);
  await stage.data.inject("down");
  for (const path of ["/", "/?keywords=pool", pathOf(rental)])
    expect((await readPage(request, path)).status, path).toBe(500);
  const answer = await request.get("/api/rentals?ids=1");
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
  expect(await health(request)).toEqual([503, "down", "none"]);
  expect((await request.get("/api/health/live")).status()).toBe(200);
});

test("a visitor sees the error, retries in vain, and gets the list when the service is back", async ({
  page,
  request,
  stage,
}) => {
  await page.clock.install();
  const response = await page.goto(SEEN);
  expect(response?.status()).toBe(500);
  await expect(listStatus(page)).toHaveText("Error loading rentals.");
  await expect(map(page)).toHaveCount(0);
  await untilInteractive(page);
  // The retry reloads the page, which has to finish before the service is back.
  const refused = page.waitForResponse(
    (answer) => answer.status() === 500 && answer.request().isNavigationRequest(),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await (await refused).finished();
  await expect(listStatus(page)).toHaveText("Error loading rentals.");
  await untilInteractive(page);

  await stage.data.inject("none");
  await expect.poll(() => health(request)).toEqual([200, "up", "fresh"]);
  await page.clock.fastForward(RETRY_MS);
  await expect(map(page)).toBeVisible();
  await expect(listStatus(page)).toHaveText(atCanggu);
  await expect(cards(page)).toHaveCount(24);
  for (const path of ["/", "/?keywords=pool", pathOf(rental)])
    expect((await readPage(request, path)).status, path).toBe(200);
});

test("a listing never read before shows an error in its dialog, and loads by itself", async ({
  page,
  stage,
}) => {
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

test("a page that failed loads when the visitor tries again", async ({ page, stage }) => {
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
  // Wait until the retry has failed, as data and as a document: a later request would find the service up.
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

test("every page answers 200 while the listings are read again", async ({ request }) => {
  const statuses = new Set<number>();
  const left = listedRows.slice(0, 24).map(pathOf);
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      statuses.add((await request.get(path)).status());
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  expect([...statuses]).toEqual([200]);
});

test("a listing read before opens over the list while the service is down", async ({
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

test("pages rendered before are served while the service is down", async ({ request }) => {
  for (const path of [SEEN, pathOf(rental)]) {
    await untilDue(request, path);
    expect((await readPage(request, path)).status).toBe(200);
  }
  expect(cardIds((await readPage(request, SEEN)).html)).toEqual(idsFrom(rowsAt("canggu"), 0));
  expect(await health(request)).toEqual([200, "down", "kept"]);
});

test("new filters and keywords work while the service is down, but a listing never read does not", async ({
  request,
}) => {
  const expected = rowsAt("ubud").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 2);
  const { status, html } = await readPage(request, "/?location=ubud&min_bedrooms=2");
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) at Ubud`);
  const searched = await readPage(request, "/?keywords=kitchen+wifi");
  const holding = listedRows.filter((row) =>
    ["kitchen", "wifi"].every((term) => foldedText(row).includes(term)),
  );
  expect(holding.length).toBeGreaterThan(0);
  expect(listHeader(searched.html)).toBe(`Showing ${holding.length} rental(s) in Map View`);
  const further = idsFrom(listedRows, 24);
  const answer = await request.get(`/api/rentals?ids=${further.join(",")}`);
  expect((await answer.json()).rentals).toHaveLength(further.length);
  expect((await readPage(request, pathOf(unseen))).status).toBe(500);
});

test("a visitor can filter while the service is down", async ({ page }) => {
  await openHome(page, SEEN);
  await (await openFilters(page)).getByRole("combobox", { name: "Minimum bedrooms" }).selectOption("3");
  const expected = rowsAt("canggu").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 3);
  await expect(listStatus(page)).toHaveText(`Showing ${expected.length} rental(s) at Canggu`);
});

test("changes made during the outage appear when the service is back", async ({ request, stage }) => {
  const [newest] = rowsAt("canggu");
  await stage.data.change(newest?.id ?? 0, { is_deleted: true });
  await stage.data.inject("none");
  await expect
    .poll(async () => cardIds((await readPage(request, SEEN)).html))
    .toEqual(idsFrom(rowsAt("canggu"), 1));
});
