import { expect, type Page, test } from "@playwright/test";
import { openOverList, openRental, villa } from "../../support/detail-screen.ts";
import { openHome } from "../../support/home-screen.ts";
import { clippedTexts, LARGE_TEXT, SPACED_TEXT } from "./measure/clipped-text.ts";

const [word = ""] = (villa.title ?? "").split(" ");

async function largeText(page: Page): Promise<void> {
  for (const [how, content] of Object.entries({ "200 % text": LARGE_TEXT, "text spacing": SPACED_TEXT })) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page, "/?location=canggu&min_bedrooms=1");
      await page.addStyleTag({ content });
      expect(await clippedTexts(page), `${how}, ${width} px, list`).toEqual([]);
      await openRental(page, villa);
      await page.addStyleTag({ content });
      expect(await clippedTexts(page), `${how}, ${width} px, detail page`).toEqual([]);
    }
  }
}

test("H20: the title follows list, modal and missing pages, and the language is set", async ({ page }) => {
  await openHome(page, `/?location=${villa.location}`);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  const home = await page.title();
  expect(home.length, "the home screen has no title").toBeGreaterThan(0);
  await openOverList(page, villa);
  await expect(page).toHaveTitle(new RegExp(word));
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(home);
  await page.goto("/rental/no-such-home");
  await expect(page).toHaveTitle(/not found/i);
  await page.goto("/no-such-page");
  await expect(page).toHaveTitle(/not found/i);
  expect(await page.title()).not.toBe(home);
});

test("H22: 200 % text and wide text spacing clip nothing, and the manifest sets no orientation", async ({
  page,
  request,
}) => {
  await largeText(page);
  const manifest = await request.get("/manifest.webmanifest");
  expect(await manifest.text()).toMatch(/^(?![\s\S]*"orientation"\s*:\s*"(portrait|landscape))/);
});
