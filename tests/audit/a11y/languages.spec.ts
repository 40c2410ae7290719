import { expect, test } from "@playwright/test";
import { SCREENS } from "../../e2e/languages/screens.ts";
import { NARROW, stateFindings } from "./measure/state-findings.ts";

test.use({ viewport: NARROW, colorScheme: "light" });

/** Lists exchange cards and markers while their width changes; `STATES` has each of their states, with what to wait for. */
const PAGES = SCREENS.filter(([path]) => path.startsWith("/"));

for (const locale of ["id", "ru"] as const) {
  for (const [path] of PAGES) {
    test(`axe: /${locale}${path}`, async ({ page }) => {
      const open = async () => {
        await page.goto(`/${locale}${path}`, { waitUntil: "networkidle" });
      };
      await open();
      expect(await stateFindings(page, { name: path, open })).toEqual([]);
    });
  }
}
