import { expect, test } from "@playwright/test";
import { noteShifts, shiftNoted } from "../bench/page-weight.ts";
import { listedRows, rowsAt } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";
import { beginWith, storedState } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";

test("the live region is in the HTML with its first count, so that every change is announced", async ({
  request,
}) => {
  expect(await (await request.get("/")).text()).toMatch(/<p role="status"[^>]*>Showing \d+ rental\(s\)/);
});

const all = `Showing ${rowsAt("canggu").length} rental(s) at Canggu`;

test("a loading list dims the old one, and announces only the next count", async ({ page }) => {
  await openHome(page, HOME);
  const sort = (await openFilters(page)).getByRole("combobox", { name: "Sort" });
  const region = await listStatus(page).elementHandle();
  const answer = await holdRequests(page, /sort=pricePerMonthAsc.*_rsc=/);

  await sort.focus();
  await sort.selectOption("pricePerMonthAsc");
  await expect(listStatus(page)).toHaveText("Loading rentals...");
  const list = page.getByRole("region", { name: "Results" }).locator("[aria-busy=true]").first();
  await expect(list).toHaveCSS("opacity", "0.5");
  await expect(cards(page)).toHaveCount(24);
  await expect(sort).toHaveValue("pricePerMonthAsc");

  answer();
  await expect(listStatus(page)).toHaveText(all);
  await expect(list).toHaveCount(0);
  await expect(sort).toBeFocused();
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);

  const large = rowsAt("canggu").filter(({ bedrooms }) => (bedrooms ?? 0) >= 3);
  const next = `Showing ${large.length} rental(s) at Canggu`;
  await listStatus(page).evaluate((status) => {
    new MutationObserver(() => performance.mark(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await (await openFilters(page)).getByRole("combobox", { name: "Minimum bedrooms" }).selectOption("3");
  await expect(listStatus(page)).toHaveText(next);
  const marks = await page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name));
  expect(marks.filter((name) => /rental/.test(name))).toEqual(["Loading rentals...", next]);
});

test("an empty search says so and links to all rentals", { tag: "@smoke" }, async ({ page }) => {
  await openHome(page, `${HOME}&keywords=helipad`);
  await expect(listStatus(page)).toHaveText("No rentals found.");
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Show all rentals" }).click();
  await expect(page).toHaveURL("/");
});

test("nothing moves while the page becomes interactive and the list is filtered", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  await openHome(page, HOME);
  const sort = (await openFilters(page)).getByRole("combobox", { name: "Sort" });
  const first = cards(page).first().getByRole("link");
  const newest = (await first.textContent()) ?? "";
  // By key: the shift by the new chip is exempt only as a response to input.
  await sort.press("End");
  await expect(page).toHaveURL(`${HOME}&sort=pricePerBedroomAsc`);
  await expect(first).not.toHaveText(newest);
  await expect(listStatus(page)).toHaveText(all);
  expect(await shiftNoted(page)).toBeLessThan(0.05);
});

test("the list keeps its position without the map, which follows it in the HTML", async ({ page }) => {
  await openHome(page, HOME);
  const results = page.getByRole("region", { name: "Results" });
  const place = () => results.evaluate((region) => region.getBoundingClientRect().toJSON());
  const { x, y, width } = await place();
  const map = page.getByRole("region", { name: "Map of rentals" });
  const list = await results.elementHandle();
  const order = await map.evaluate((region, list) => list?.compareDocumentPosition(region), list);
  // Node.DOCUMENT_POSITION_FOLLOWING
  expect(order).toBe(4);
  await map.evaluate((region) => region.parentElement?.remove());
  expect(await place()).toMatchObject({ x, y, width });
});

const liked = listedRows.slice(0, 6).map(({ id }) => id);

test("the grid has one to three columns by width, and one more in the liked-only view on wide screens", async ({
  page,
}) => {
  await beginWith(page, storedState(liked));
  await openHome(page, HOME);
  const firstRow = () =>
    cards(page).evaluateAll((elements) => {
      const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return firstRow();
  };
  expect([await columns(375), await columns(700), await columns(800)]).toEqual([1, 2, 3]);
  await page.getByRole("checkbox", { name: /Show liked only/ }).check();
  await expect(cards(page)).toHaveCount(liked.length);
  expect([await columns(375), await columns(700), await columns(800)]).toEqual([1, 2, 4]);
});
