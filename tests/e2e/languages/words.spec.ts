import { expect, test } from "@playwright/test";
import { englishWords } from "./english-words.ts";
import { pageTexts } from "./page-texts.ts";
import { SCREENS } from "./screens.ts";

/** In Russian, where every Latin word is one; what is written into the code shows there as in any language. */
test("no screen has English words in ru, but for adverts and names", async ({ page }) => {
  for (const [path, status] of SCREENS) {
    const response = await page.goto(`/ru${path}`);
    expect.soft(response?.status(), path).toBe(status);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await page.waitForLoadState("load");
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    const foreign = (await pageTexts(page)).filter((text) => englishWords(text).length > 0);
    expect.soft([path, foreign]).toEqual([path, []]);
  }
});
