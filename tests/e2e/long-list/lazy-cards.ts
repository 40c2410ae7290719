import { expect } from "@playwright/test";
import { cards, listStatus, openHome, watchRequests } from "../../support/home-screen.ts";
import { idsOnAllPages } from "../raw-page.ts";
import { idsOf, test } from "./site.ts";

const HOME = "/?location=canggu";
const BATCH = 24;

test("cards load in batches of 24 on scrolling, and stay loaded", async ({ page, request }) => {
  const ids = await idsOnAllPages(request, HOME);
  const requests = watchRequests(page);
  await openHome(page, HOME);
  await expect(listStatus(page)).toHaveText(`Showing ${ids.length} rental(s) at Canggu`);
  await expect(cards(page)).toHaveCount(BATCH);
  expect(requests).toHaveLength(1);

  for (let shown = BATCH; shown < ids.length; shown += BATCH) {
    await cards(page)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(Math.min(shown + BATCH, ids.length));
  }
  expect(await idsOf(page)).toEqual(ids);
  const batches = requests.filter((url) => url.includes("/api/rentals"));
  expect(batches.length).toBeLessThanOrEqual(Math.ceil((ids.length - BATCH) / BATCH));
  const indexes = requests.filter((url) => url.includes("/api/list/"));
  expect(indexes).toHaveLength(1);
  expect(requests).toHaveLength(2 + batches.length);

  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(ids.length);
  expect(requests).toHaveLength(2 + batches.length);
});

/** A wide screen scrolls the list's panel, a narrow one the page. */
for (const width of [1280, 375])
  test(`at ${width} px the cards in view load wherever the visitor lands, also after a reload and on the way back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await openHome(page, HOME);
    const length = Number(/\d+/.exec((await listStatus(page).textContent()) ?? ""));
    expect(length).toBeGreaterThan(BATCH * 4);
    const panel = page.getByRole("region", { name: "List of rentals" });
    const last = page.locator(`[aria-posinset="${length}"]:has(article)`);
    const middle = page.locator(`[aria-posinset="${Math.floor(length / 2)}"]`);
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
    // Not at the very end, where a page that is left shrinks with its emulated touch screen, and moves.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("html, [data-scroller]")) element.scrollBy(0, -150);
    });

    const place = async () => (await last.boundingBox())?.y ?? 0;
    let before = await place();
    // Cards get their final heights when they come into view.
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
