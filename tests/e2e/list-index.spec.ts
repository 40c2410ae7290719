import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { LIST_BUDGETS } from "../bench/budgets.ts";
import { manyListings } from "../bench/many-listings.ts";
import { listedRows } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openHome } from "../support/home-screen.ts";
import { mapPanel, openMap } from "../support/map-panel.ts";
import { testOnSite } from "../support/site-fixture.ts";

const LISTINGS = 1_000;
const INDEX = "**/api/list/*";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Bytes of HTML that the listings beside the demo's may add to a list: a quarter of a byte for each. */
const MOST_ADDED = 200;

/** The demo's listings, so that a list begins with the same cards, and below them others repeated from these. */
async function listings() {
  const others = LISTINGS - listedRows.length;
  const { rentals, geo_location } = await manyListings(others, others);
  const older = rentals.map((row, at) => ({
    ...row,
    ...{ id: 10_000 + row.id, message_id: 10_000 + row.id },
    posted_at_telegram: new Date(Date.now() - (20 + (9 * at) / others) * DAY_MS).toISOString(),
  }));
  return { rentals: [...listedRows, ...older], geo_location };
}

const test = testOnSite(async () => {
  const path = join(await mkdtemp(join(tmpdir(), "listings-")), "listings.json");
  await writeFile(path, JSON.stringify(await listings()));
  return { args: ["--listings", path] };
});
test.describe.configure({ mode: "default" });

test("the HTML of a list keeps to its budget, whatever the number of listings", async ({ request }) => {
  for (const path of ["/", "/?location=canggu"]) {
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(LIST_BUDGETS.htmlBytes + MOST_ADDED);
  }
});

const idsOf = (page: Page) =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("data-rental")));
const skeletons = (page: Page) => page.locator(".card-grid > li[aria-hidden]:has(.card)");
const failure = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "More rentals could not be loaded." });

async function toLastCard(page: Page) {
  await cards(page).last().scrollIntoViewIfNeeded();
}

test("while its index is on its way a list has its first cards, and counts what the map shows", async ({
  page,
}) => {
  const release = await holdRequests(page, INDEX);
  const asked = page.waitForRequest(INDEX);
  await openMap(page, "/");
  // The map of a phone shows few of the page's cards.
  const least = (page.viewportSize()?.width ?? 0) < 1024 ? 1 : 4;
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(least);
  await expect(page.getByText(/ of 1,000 here\.$/)).toBeVisible();

  const before = await listStatus(page).textContent();
  await mapPanel(page).getByRole("button", { name: "Zoom out" }).click();
  await expect(listStatus(page)).not.toHaveText(before ?? "");
  const counted = await listStatus(page).textContent();
  await toLastCard(page);
  await asked;
  await expect(skeletons(page).first()).toBeVisible();
  const shown = await idsOf(page);

  release();
  await expect(cards(page).nth(shown.length)).toBeVisible();
  expect((await idsOf(page)).slice(0, shown.length)).toEqual(shown);
  await expect(listStatus(page)).toHaveText(counted ?? "");
});

test("an index that fails says so and can be asked for again", async ({ page }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, json: { error: "busy" } }));
  await openHome(page, "/?location=canggu");
  await expect(listStatus(page)).toHaveText(/^Showing \d/);
  const header = await listStatus(page).textContent();
  const first = await idsOf(page);
  await toLastCard(page);
  await expect(failure(page)).toBeVisible();
  await expect(listStatus(page)).toHaveText(header ?? "");
  expect(await idsOf(page)).toEqual(first);

  await page.unroute(INDEX);
  await failure(page).getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).nth(first.length)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test("an index of another read loses none of the cards that are on screen", async ({ page }) => {
  await page.route(INDEX, async (route) => {
    const response = await route.fetch();
    const { steps, places, points } = await response.json();
    const [first, second, ...others] = steps;
    await route.fulfill({ json: { steps: [first + second, ...others], places: places.slice(1), points } });
  });
  await openHome(page, "/?location=canggu");
  const first = await idsOf(page);
  await toLastCard(page);
  await expect(cards(page).nth(first.length)).toBeVisible();
  expect((await idsOf(page)).slice(0, first.length)).toEqual(first);
});
