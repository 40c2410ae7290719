import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { badRow, heading, sidewaysOverflow } from "../../support/detail-screen.ts";

/** Collects uncaught errors, and dialogs that injected scripts would open. */
function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("dialog", (dialog) => trouble.push(dialog.message()));
  return trouble;
}

const rows = {
  "a title with markup": badRow("</script>"),
  "a description with markup": badRow("onerror="),
  "a word of 5,000 letters": badRow("wifiwifiwifi"),
};

for (const [what, row] of Object.entries(rows)) {
  test(`${what} is shown without running scripts or overflowing`, async ({ page }) => {
    const trouble = watchTrouble(page);
    await page.goto(pathOf(row));
    await expect(heading(page, row)).toBeVisible();
    // In document order, so that nested ones come after their parents. On wide screens some are open without a summary.
    for (const summary of await page.locator("summary").all()) {
      const isOpen = await summary.evaluate((element) => element.closest("details")?.open);
      if (!isOpen && (await summary.isVisible())) await summary.click();
    }
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      expect(await link.getAttribute("href")).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/);
    }
    await expect(page.locator("article script, article img[src=x]")).toHaveCount(0);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(trouble).toEqual([]);
  });
}
