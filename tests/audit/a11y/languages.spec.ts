import { expect, test } from "@playwright/test";
import { SCREENS } from "../../e2e/languages/screens.ts";
import { NARROW, stateFindings } from "./measure/state-findings.ts";

test.use({ viewport: NARROW, colorScheme: "light" });

for (const locale of ["id", "ru"] as const) {
  for (const [path] of SCREENS) {
    test(`axe: /${locale}${path}`, async ({ page }) => {
      const open = async () => {
        await page.goto(`/${locale}${path}`);
      };
      await open();
      expect(await stateFindings(page, { name: path, open })).toEqual([]);
    });
  }
}
