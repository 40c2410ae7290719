import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { LIST_BUDGETS } from "../../bench/budgets.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { cards, listStatus } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";
import { idsOf, test } from "./site.ts";

const INDEX = "**/api/list/*";
/** Bytes of HTML that the listings beyond the demo's may add to a list: a quarter of a byte each. */
const MOST_ADDED = 200;

test("the HTML of a list keeps to its budget with 1,000 listings", async ({ request }) => {
  for (const path of ["/", "/?location=canggu"]) {
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(LIST_BUDGETS.htmlBytes + MOST_ADDED);
  }
});

const skeletons = (page: Page) => page.locator(".card-grid > li[aria-hidden]:has(.card)");

test("a list whose index is loading shows its first cards, and counts the rentals on the map", async ({
  page,
}) => {
  const release = await holdRequests(page, INDEX);
  const asked = page.waitForRequest(INDEX);
  await openMap(page, "/");
  // A phone's map shows few of the page's cards.
  const least = (page.viewportSize()?.width ?? 0) < 1024 ? 1 : 4;
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(least);
  await expect(page.getByText(/ of 1,000 here\.$/)).toBeVisible();

  const before = await listStatus(page).textContent();
  await mapPanel(page).getByRole("button", { name: "Zoom out" }).click();
  await expect(listStatus(page)).not.toHaveText(before ?? "");
  const counted = await listStatus(page).textContent();
  await cards(page).last().scrollIntoViewIfNeeded();
  await asked;
  await expect(skeletons(page).first()).toBeVisible();
  const shown = await idsOf(page);

  release();
  await expect(cards(page).nth(shown.length)).toBeVisible();
  expect((await idsOf(page)).slice(0, shown.length)).toEqual(shown);
  await expect(listStatus(page)).toHaveText(counted ?? "");
});
