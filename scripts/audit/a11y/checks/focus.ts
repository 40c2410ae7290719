import type { Page } from "@playwright/test";
import { openOverList, openRental, viewer, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { openMap } from "../../../../tests/e2e/map/behaviour.ts";
import type { Check } from "../../check.ts";
import { invisibleFocus } from "../focus-ring.ts";
import { noneFound } from "../none-found.ts";
import type { Visits } from "../visits.ts";

/** The plain field gives way to the list of places once it is reached for, which may fall between two pictures of it. */
async function untilPlacesAreOffered(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Location" }).hover();
  await page.locator("[role=combobox][aria-controls]").waitFor();
  await page.mouse.move(0, 0);
}

async function visibleEverywhere(page: Page): Promise<void> {
  await openMap(page, "/?location=canggu&min_bedrooms=1");
  await untilPlacesAreOffered(page);
  noneFound(await invisibleFocus(page, 60), "on the list");
  await openRental(page, villa);
  noneFound(await invisibleFocus(page, 25), "on the detail page");
  await page.getByRole("button", { name: "Show all photos" }).click();
  await viewer(page).waitFor();
  noneFound(await invisibleFocus(page, 4), "in the photo viewer");
  await openOverList(page, villa);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  noneFound(await invisibleFocus(page, 8), "in the modal");
}

export const focusChecks: readonly Check<Visits>[] = [
  {
    id: "H18",
    what: "every kind of tab stop shows its focus with 3:1, in both colour schemes",
    run: async ({ visit }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await visit({ colorScheme, viewport: { width: 1280, height: 900 } }, visibleEverywhere);
      }
    },
  },
];
