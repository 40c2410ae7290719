import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf } from "../../support/demo-rows.ts";
import { reposted, sidewaysOverflow, villa } from "../../support/detail-screen.ts";

test.use({ viewport: { width: 320, height: 640 } });

const [first, second] = listedRows;

/** Addresses below the one of a language. */
const SCREENS = [
  "",
  "?location=canggu&min_bedrooms=1&sort=pricePerMonthAsc&keywords=pool&includes=wifi",
  "?location=canggu&price_range=11&min_bedrooms=6&keywords=pool",
  pathOf(villa),
  pathOf(reposted),
  "/area/canggu",
  `/compare?ids=${first?.id},${second?.id}`,
  "/filters",
  "/privacy",
  "/no-such-page",
];

/** The buttons of which a text is on two lines, or wider than the button. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // What only screen readers get is a pixel wide.
      return new Set([...range.getClientRects()].flatMap(({ width, top }) => (width > 1 ? top : []))).size;
    };
    const isBroken = (button: Element) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (linesOf(text) > 1) return true;
      }
      return button.scrollWidth > button.clientWidth + 1;
    };
    return (
      [...document.querySelectorAll("button, .bar-tab")]
        .filter((button) => button.checkVisibility() && isBroken(button))
        .map((button) => button.textContent ?? "")
        // The numbers on the map have a larger area to press around them.
        .filter((words) => /\p{L}/u.test(words))
    );
  });
}

for (const locale of ["id", "ru"] as const) {
  test(`narrow screens have room for the words of ${locale}`, async ({ page }) => {
    for (const path of SCREENS) {
      await page.goto(`/${locale}${path}`);
      await page.evaluate(() => document.fonts.ready);
      expect.soft([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
      expect.soft([path, await brokenButtons(page)]).toEqual([path, []]);
    }
    await page.goto(`/${locale}`);
    await page.locator(".bar-filters").click();
    await expect(page.locator(".sheet-end")).toHaveText(/\d/);
    expect(await brokenButtons(page)).toEqual([]);
  });
}

/** The pairs of texts above the controls of the filter bar that lie over each other. */
function overlappingTexts(page: Page): Promise<string[]> {
  return page.locator("search").evaluate((bar) => {
    const texts = [...bar.querySelectorAll("label, a")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { words: element.textContent, box: range.getBoundingClientRect() };
      });
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.words} / ${other.words}`),
    );
  });
}

test("the texts above the controls of the bar have room on laptops", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const prefix of ["", "/id", "/ru"]) {
    // The link to "exactly 2" has its count as soon as the list is known.
    for (const [query, link] of [
      ["?min_bedrooms=2", /2.* \(\d+\)/],
      ["?min_bedrooms=2&max_bedrooms=2", /2/],
    ] as const) {
      await page.goto(`${prefix}/${query}`);
      await expect(page.locator("search").getByRole("link", { name: link }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect.soft([prefix, query, await overlappingTexts(page)]).toEqual([prefix, query, []]);
    }
  }
});
