import { expect, test } from "@playwright/test";
import { englishWords } from "./english-words.ts";
import { pageTexts } from "./page-texts.ts";
import { SCREENS } from "./screens.ts";

for (const locale of ["id", "ru"] as const) {
  test(`no screen has English words in ${locale}, but for adverts and names`, async ({ page }) => {
    for (const [path, status] of SCREENS) {
      const response = await page.goto(`/${locale}${path}`);
      expect.soft(response?.status(), path).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await page.waitForLoadState("load");
      await page.locator("details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      const foreign = (await pageTexts(page)).filter((text) => englishWords(text, locale).length > 0);
      expect.soft([path, foreign]).toEqual([path, []]);
    }
  });
}
