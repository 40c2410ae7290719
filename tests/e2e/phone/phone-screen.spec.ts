import { expect, type Page, test } from "@playwright/test";
import { cards, listStatus, openFilters, openHome } from "../../support/home-screen.ts";
import { openMap } from "../../support/map-panel.ts";
import { coveredMarkers } from "../map/behaviour.ts";

const map = (page: Page) => page.getByRole("region", { name: "Map of rentals" });
const strip = (page: Page) => page.getByRole("button", { name: /^Map of \d+ homes$/ });
const toMap = (page: Page) => page.getByRole("button", { name: "Map", exact: true });
const toList = (page: Page) => page.getByRole("button", { name: "Show Results", exact: true });

/** Scrolls a card of the list to the middle of the screen. */
async function scrollToCard(page: Page, at: number) {
  const card = cards(page).nth(at);
  await card.evaluate((article) => article.scrollIntoView({ block: "center", behavior: "instant" }));
  return card;
}

/** The tab that reads "Liked (0)", and has a longer name for assistive technology. */
const likedTab = (page: Page) => page.locator("label").filter({ hasText: /liked only \(0\)/ });

const firstCard = async (page: Page) => {
  const box = await cards(page).first().boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
};

test("the first screen has the map and a whole rental on a phone, and the top of a rental on a tablet", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, "/");
  const bar = (await toMap(page).boundingBox())?.y ?? 0;
  expect((await firstCard(page)).bottom).toBeLessThanOrEqual(bar);
  expect((await strip(page).boundingBox())?.height).toBe(96);
  await expect(strip(page)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => (await firstCard(page)).top).toBeLessThan(1180 * 0.85);
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
  await toMap(page).click();
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await toList(page).click();
  await expect(map(page)).toBeHidden();
  await expect(listStatus(page)).toBeInViewport();
});

test("filters, likes, map and list are in a bar that stays in view", { tag: "@smoke" }, async ({ page }) => {
  await openHome(page, "/?location=canggu");
  const tabs = [
    page.getByRole("button", { name: "Filters (1)" }),
    likedTab(page),
    ...[toMap(page), toList(page)],
  ];
  for (const at of [0, 9]) {
    await scrollToCard(page, at);
    for (const tab of tabs) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await likedTab(page).click();
  await expect(page.getByRole("checkbox", { name: "Show liked only (0)" })).toBeChecked();
  for (const tab of tabs) await expect(tab).toBeInViewport({ ratio: 1 });
  await toMap(page).click();
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("checkbox", { name: "Show liked only (0)" })).not.toBeChecked();
});

test("no control covers a marker of the map's first view on a large phone", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openMap(page, "/");
  expect(await coveredMarkers(page)).toEqual([]);
});

test("the map opens over the page, by its drawing too, and closes", async ({ page }) => {
  await openHome(page, "/");
  const before = (await listStatus(page).textContent()) ?? "";
  await expect(map(page)).toBeHidden();
  await strip(page).click();
  await expect.poll(async () => (await map(page).boundingBox())?.height ?? 0).toBeGreaterThan(500);
  await expect(map(page)).toBeFocused();
  await map(page).getByRole("button", { name: "Close the map" }).click();
  await expect(map(page)).toBeHidden();
  await expect(strip(page)).toBeFocused();
  await strip(page).click();
  await page.keyboard.press("Escape");
  await expect(map(page)).toBeHidden();
  await expect(listStatus(page)).toHaveText(before);
});

test("the filter sheet fits small screens with large text, and has no head on a wide screen", async ({
  page,
}) => {
  await openHome(page, "/");
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  const bar = await openFilters(page);
  const close = bar.getByRole("button", { name: "Close filters" });
  const sheet = close.locator("xpath=../..");
  await expect(sheet).toBeVisible();
  for (const [width, text] of [
    [280, "100%"],
    [320, "125%"],
    [375, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.addStyleTag({ content: `html { font-size: ${text} }` });
    const overhang = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overhang, `${width} px, text of ${text}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(bar.getByRole("combobox", { name: "Sort" })).toBeVisible();
  await expect(close).toBeHidden();
});

test("the bar does not cover the focus, and leads from the list to the map and back to the same place", async ({
  page,
}) => {
  await openHome(page, "/?location=canggu");
  await (await scrollToCard(page, 9)).getByRole("link").focus();
  const floating = (await toMap(page).boundingBox())?.y ?? 0;
  const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeLessThanOrEqual(floating);
  }

  const link = (await scrollToCard(page, 9)).getByRole("link");
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await toMap(page).click();
  await expect(map(page)).toBeInViewport({ ratio: 0.9 });
  await expect(map(page)).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await top()).toBeCloseTo(before, 0);
  await toMap(page).click();
  await toList(page).click();
  await expect(page.getByRole("region", { name: "Results" })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

for (const path of ["/?min_bedrooms=4", "/?page=2"]) {
  test(`the count of rentals outside the map overlaps nothing on ${path}`, async ({ page }) => {
    await openHome(page, path);
    const totals = page.getByText(/^\d+ of \d+ in this map view\. Elsewhere:$|^\d+ match(es)? elsewhere:$/);
    await expect(totals).toBeVisible();
    const covered = await totals.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const words = range.getBoundingClientRect();
      return [
        ...document.querySelectorAll(
          "[aria-label=Results] :is(a, li, label):not(:has(article), :has(article) *)",
        ),
      ]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return (
            box.left < words.right &&
            box.right > words.left &&
            box.top < words.bottom &&
            box.bottom > words.top
          );
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
  });
}

test("the banner's words are not cut off in a window zoomed to 400 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page, "/");
  const words = page.getByRole("region", { name: "Monthly rentals in Bali" }).locator("h1, h2");
  await expect(words).toHaveCount(2);
  for (const line of await words.all()) {
    const box = await line.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.width > 200, `${JSON.stringify(box)}`).toBe(
      true,
    );
  }
});
