import { expect, type Page, test } from "@playwright/test";
import { sidewaysOverflow } from "../../support/detail-screen.ts";
import { englishWords } from "./english-words.ts";
import { pageTexts } from "./page-texts.ts";
import { SCREENS } from "./screens.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** Texts of buttons that wrap to two lines or overflow the button. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Texts for screen readers are a pixel wide.
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
      [...document.querySelectorAll("button, label:not(form *):has(> [type=checkbox])")]
        .filter((button) => button.checkVisibility() && isBroken(button))
        .map((button) => button.textContent ?? "")
        // The map's numbers overflow by design: their area to press is larger.
        .filter((words) => /\p{L}/u.test(words))
    );
  });
}

/** Texts with English words, folded ones included. On a Russian page every Latin word is English. */
async function foreignTexts(page: Page): Promise<string[]> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  return (await pageTexts(page)).filter((text) => englishWords(text).length > 0);
}

/** Untranslated texts show in Russian as in any language, so Indonesian needs only one screen of each layout. */
const SCREENS_OF = { id: SCREENS.slice(0, 10), ru: SCREENS };

for (const locale of ["id", "ru"] as const) {
  test(`screens in ${locale} fit narrow phones, and are translated except for adverts and names`, async ({
    page,
  }) => {
    for (const [path, status] of SCREENS_OF[locale]) {
      const response = await page.goto(`/${locale}${path}`);
      expect.soft(response?.status(), path).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await page.evaluate(() => document.fonts.ready);
      expect.soft([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
      expect.soft([path, await brokenButtons(page)]).toEqual([path, []]);
      if (locale === "ru") expect.soft([path, await foreignTexts(page)]).toEqual([path, []]);
    }
    await page.goto(`/${locale}`);
    const filters = page.getByRole("search");
    await filters.getByRole("button", { expanded: false }).first().click();
    await expect(filters.getByRole("button").last()).toHaveText(/\d/);
    expect(await brokenButtons(page)).toEqual([]);
  });
}

/** Pairs of overlapping texts above the controls of the filter bar. */
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

test("texts above the controls of the filter bar do not overlap on laptops", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const controls = page.locator("search");
  for (const prefix of ["", "/id", "/ru"]) {
    await page.goto(`${prefix}/?min_bedrooms=2`);
    await controls.getByRole("button", { expanded: false }).last().click();
    await expect(controls.getByRole("button", { expanded: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect.soft([prefix, await overlappingTexts(page)]).toEqual([prefix, []]);
  }
});

for (const { path, fonts } of [
  { path: "/about", fonts: 1 },
  { path: "/ru/about", fonts: 2 },
])
  test(`${path} loads only the fonts of its language`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(request.url());
    });
    await page.goto(path);
    // A Russian word on a page in another language, as in adverts.
    await page.evaluate(() => document.querySelector("h1")?.append(" Вилла"));
    await page.evaluate(() => document.fonts.ready);
    expect(asked).toHaveLength(fonts);
  });
