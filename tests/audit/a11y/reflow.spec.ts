import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { openRental, villa } from "../../support/detail-screen.ts";
import { openHome } from "../../support/home-screen.ts";
import { clippedTexts, LARGE_TEXT, SPACED_TEXT } from "./measure/clipped-text.ts";

/** The focused element if it is hidden at all of nine points; null when it is visible or nothing is focused. Runs in the page. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)];
  const [x1, y1] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
      return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
    }),
  );
  if (isSeen) return null;
  return `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? ""}`;
}

/** Goes through the page with Tab and returns the stops at which the focused element is hidden. */
async function hiddenStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(hiddenFocus);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("H5: at 320 x 256 nothing scrolls sideways, and no focused element is covered", async ({ page }) => {
    for (const path of ["/", "/?location=atlantis", "/?keywords=helipad", pathOf(villa), "/no-such-page"]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} scrolls sideways`).toBe(320);
    }
    await openHome(page, "/?location=canggu");
    expect(await hiddenStops(page, 40), "covered or out of sight while focused").toEqual([]);
    await openRental(page, villa);
    expect(await hiddenStops(page, 25), "covered or out of sight while focused").toEqual([]);
  });
});

test("H5: the list panel can be focused", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHome(page, "/");
  const panel = page.getByRole("region", { name: "List of rentals" });
  await panel.focus();
  await expect(panel).toBeFocused();
  const scrolls = await panel.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(scrolls, "the list does not scroll in its panel").toBe(true);
});

test("H22: 200 % text and wide text spacing clip nothing, and the manifest sets no orientation", async ({
  page,
  request,
}) => {
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
  const manifest = await request.get("/manifest.webmanifest");
  expect(await manifest.text()).toMatch(/^(?![\s\S]*"orientation"\s*:\s*"(portrait|landscape))/);
});
