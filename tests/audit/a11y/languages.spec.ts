import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "../../e2e/languages/screens.ts";
import { NARROW, stateFindings } from "./measure/state-findings.ts";

test.use({ viewport: NARROW, colorScheme: "light" });

/** Leaves out a screen whose map is so low that a marker of two areas may lie below a button, in English too. */
const AUDITED = SCREENS.filter(([path]) => !path.startsWith("?location=canggu,pererenan"));

/** Opens a screen and waits until scripts have numbered every card and made the list its full length. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.locator(".card-grid > li:not([aria-setsize]):has(article)")).toHaveCount(0);
}

for (const locale of ["id", "ru"] as const) {
  for (const [path] of AUDITED) {
    test(`axe: /${locale}${path}`, async ({ page }) => {
      const open = () => openScreen(page, `/${locale}${path}`);
      await open();
      expect(await stateFindings(page, { name: path, open })).toEqual([]);
    });
  }
}
