import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { manyListings } from "../bench/many-listings.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openHome } from "../support/home-screen.ts";
import { mapPanel, openMap } from "../support/map-panel.ts";
import { testOnSite } from "../support/site-fixture.ts";

const LISTINGS = 1_000;
const INDEX = "**/api/list/*";

const test = testOnSite(async () => {
  const path = join(await mkdtemp(join(tmpdir(), "listings-")), "listings.json");
  await writeFile(path, JSON.stringify(await manyListings(LISTINGS, LISTINGS)));
  return { args: ["--listings", path] };
});
test.describe.configure({ mode: "default" });

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
