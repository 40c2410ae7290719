import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf, someRow } from "../../support/demo-rows.ts";
import { openRental, villa } from "../../support/detail-screen.ts";
import { openFilters, openHome } from "../../support/home-screen.ts";

const WIDTH = 390;

/** The rental with the highest rent, and so the longest number. */
const dearest = someRow(
  [...listedRows].sort((a, b) => (b.price_amount ?? 0) - (a.price_amount ?? 0)),
  ({ slug, title }) => slug !== null && title !== null,
);

/** Width of the page, which overflowing content increases. */
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Amounts that wrap to a second line. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: amount, index } of (node.textContent ?? "").matchAll(/\d[\d,.]{3,}\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

const SIZES = ["150%", "200%"];
const enlarge = (page: Page, text: string) => page.addStyleTag({ content: `html { font-size: ${text} }` });

test.beforeEach(({ page }) => page.setViewportSize({ width: WIDTH, height: 844 }));

test("with large text the list and the filter sheet fit the screen, and amounts do not wrap", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, "/?sort=pricePerMonthDesc");
  for (const text of SIZES) {
    await enlarge(page, text);
    expect([text, await pageWidth(page), await brokenAmounts(page)]).toEqual([text, WIDTH, []]);
  }
  const bar = await openFilters(page);
  for (const text of SIZES) {
    await enlarge(page, text);
    const close = await bar.getByRole("button", { name: "Close filters" }).boundingBox();
    expect(close === null ? WIDTH : close.x + close.width, text).toBeLessThan(WIDTH);
    expect(await pageWidth(page), text).toBe(WIDTH);
  }
});

for (const row of [villa, dearest])
  test(`with large text ${pathOf(row)} fits the screen, and amounts do not wrap`, async ({ page }) => {
    await openRental(page, row);
    for (const text of SIZES) {
      await enlarge(page, text);
      expect([text, await pageWidth(page), await brokenAmounts(page)]).toEqual([text, WIDTH, []]);
    }
  });
