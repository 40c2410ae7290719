import { expect } from "@playwright/test";
import { card, cards, listStatus, openHome, watchRequests } from "../support/home-screen.ts";
import { MANY, many, test } from "./card-listings.ts";

test.describe.configure({ mode: "default" });

const BATCH = 24;

test(`${MANY} results come in batches of 24 while scrolling, and stay`, async ({ page }) => {
  test.slow();
  const requests = watchRequests(page);
  await openHome(page, "/?location=canggu");
  await expect(listStatus(page)).toHaveText(`Showing ${MANY} rental(s) at Canggu`);
  await expect(cards(page)).toHaveCount(BATCH);
  expect(requests).toHaveLength(1);

  for (let shown = BATCH; shown < MANY; shown = Math.min(shown + BATCH, MANY)) {
    await cards(page)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(Math.min(shown + BATCH, MANY));
  }
  await expect(cards(page).getByRole("link")).toHaveText(many.map(({ title }) => title ?? ""));
  const batches = requests.filter((url) => url.includes("/api/rentals"));
  expect(batches.length).toBeLessThanOrEqual(Math.ceil((MANY - BATCH) / BATCH));
  const indexes = requests.filter((url) => url.includes("/api/list/"));
  expect(indexes).toHaveLength(1);
  expect(requests).toHaveLength(2 + batches.length);

  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(MANY);
  expect(requests).toHaveLength(2 + batches.length);
});

test("a batch that fails says so and can be asked for again", async ({ page }) => {
  await page.route("**/api/rentals?*", (route) => route.fulfill({ status: 503, json: { error: "busy" } }));
  await openHome(page, "/?location=canggu");
  await cards(page)
    .nth(BATCH - 1)
    .scrollIntoViewIfNeeded();
  const alert = page.getByRole("alert").filter({ hasText: "More rentals could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(BATCH);
  await page.unroute("**/api/rentals?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(2 * BATCH);
});

/** On a wide screen the list scrolls in its panel, on a narrow one with the page. */
for (const width of [1280, 375])
  test(`where the visitor lands is loaded at ${width} px, and is there again after a reload and on the way back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await openHome(page, "/?location=canggu");
    const panel = page.getByRole("region", { name: "List of rentals" });
    const last = card(page, `Home ${MANY}`);
    const middle = page.locator(`[aria-posinset="${MANY / 2}"]`);
    await panel.evaluate((element) => {
      const scrolls = getComputedStyle(element).overflowY === "auto";
      (scrolls ? element : element.querySelector(".card-grid > :last-child"))?.scrollIntoView({
        block: "end",
      });
      if (scrolls) element.scrollTop = element.scrollHeight;
    });
    await expect(last).toBeVisible();
    expect(await cards(page).count()).toBeLessThanOrEqual(BATCH * 4);
    await last.scrollIntoViewIfNeeded();
    await expect(middle).toHaveCount(0);
    // Not at the very end: while a page is left its emulated touch screen is gone, and at the end what shrinks then moves it.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("html, [data-scroller]")) element.scrollBy(0, -150);
    });

    const place = async () => (await last.boundingBox())?.y ?? 0;
    let before = await place();
    // Cards get their real heights where they come into view.
    const movedBy = async () => {
      const earlier = before;
      before = await place();
      return before - earlier;
    };
    await expect.poll(movedBy).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith("list-place"))),
      )
      .toBe(true);
    const isThere = async () => {
      await expect(last).toBeInViewport();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);
    };
    await page.reload();
    await isThere();
    await page.goto("about:blank");
    await page.goBack();
    await isThere();
    await page.reload();
    await isThere();
  });
