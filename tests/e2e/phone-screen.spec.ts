import { expect, type Page, test } from "@playwright/test";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";

test.skip(({ isMobile }) => !isMobile, "of small screens");

const map = (page: Page) => page.getByRole("region", { name: "Map of rentals" });
const toMap = (page: Page) => page.getByRole("button", { name: "Map", exact: true });
const toList = (page: Page) => page.getByRole("button", { name: "List", exact: true });

/** The card of the list at this place, in the middle of the screen. */
async function scrollToCard(page: Page, at: number) {
  const card = cards(page).nth(at);
  await card.evaluate((article) => article.scrollIntoView({ block: "center", behavior: "instant" }));
  return card;
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`the first rental begins on the first screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHome(page, "/");
    const top = async () => (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(height * 0.85);
    await expect(map(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Show Results" })).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, text] of [
  [280, "100%"],
  [320, "125%"],
  [375, "200%"],
] as const) {
  test(`the sheet of filters fits ${width} px with text of ${text}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openHome(page, "/");
    await page.addStyleTag({ content: `html { font-size: ${text} }` });
    const bar = await openFilters(page);
    const sheet = bar.getByRole("button", { name: "Close filters" }).locator("xpath=../..");
    await expect(sheet).toBeVisible();
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test("a switch leads from the list to the map and back to the same place", async ({ page }) => {
  await openHome(page, "/?location=canggu");
  await expect(toMap(page)).toBeHidden();
  const link = (await scrollToCard(page, 9)).getByRole("link");
  await link.focus();
  // Where the page is when the switch is pressed: cards that have just been rendered may still move it by some pixels.
  const pressedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener("click", () => resolve(window.scrollY), { capture: true, once: true });
      }),
  );
  await toMap(page).click();
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await expect(map(page)).toBeFocused();
  await toList(page).click();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(await pressedAt);
  await expect(toMap(page)).toBeVisible();
});

for (const loading of [false, true]) {
  const when = loading ? "is still loading" : "has changed meanwhile";
  test(`the switch leads to the beginning of a list that ${when}`, async ({ page }) => {
    await openHome(page, "/?location=canggu");
    await scrollToCard(page, 9);
    await toMap(page).click();
    const before = await listStatus(page).textContent();
    const letThrough = await holdRequests(page, /_rsc/);
    await map(page)
      .getByRole("button", { name: /^Canggu, \d+ rental/ })
      .click();
    await expect(listStatus(page)).toHaveText("Loading rentals...");
    const untilLoaded = async () => {
      letThrough();
      await expect(listStatus(page)).not.toHaveText(new RegExp(`^(Loading rentals\\.\\.\\.|${before})$`));
    };
    if (!loading) await untilLoaded();
    await toList(page).click();
    if (loading) await untilLoaded();
    await expect(page.getByRole("region", { name: "Results" })).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
  });
}

test("the switch does not cover what has the focus", async ({ page }) => {
  await openHome(page, "/?location=canggu");
  await (await scrollToCard(page, 9)).getByRole("link").focus();
  const floating = (await toMap(page).boundingBox())?.y ?? 0;
  const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeLessThanOrEqual(floating);
  }
});

for (const path of ["/?min_bedrooms=4", "/?page=2"]) {
  test(`what the map hides is told beside the switch of liked rentals, over nothing else, on ${path}`, async ({
    page,
  }) => {
    await openHome(page, path);
    const totals = page.getByText(/^\d+ of \d+ rentals in Map View$/);
    await expect(totals).toBeVisible();
    const covered = await totals.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const words = range.getBoundingClientRect();
      return [...document.querySelectorAll("[aria-label=Results] :is(a, li, label):not(.card-grid *)")]
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

test("the banner's words are whole in a small window, as at four times the size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page, "/");
  const words = page.getByRole("region", { name: "Monthly rentals in Bali" }).locator("h1, h2, p");
  await expect(words).toHaveCount(3);
  for (const line of await words.all()) {
    const box = await line.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.width > 200, `${JSON.stringify(box)}`).toBe(
      true,
    );
  }
});
