import { expect, type Page, test } from "@playwright/test";
import { openOverList, openRental, viewer, villa } from "../../support/detail-screen.ts";
import { openMap } from "../../support/map-panel.ts";
import { invisibleFocus } from "./measure/focus-ring.ts";

/** Hovering replaces the plain field by the combobox, so that this does not happen between two screenshots of it. */
async function untilPlacesAreOffered(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Location" }).hover();
  await page.locator("[role=combobox][aria-controls]").waitFor();
  await page.mouse.move(0, 0);
}

async function visibleEverywhere(page: Page): Promise<void> {
  await openMap(page, "/?location=canggu&min_bedrooms=1");
  await untilPlacesAreOffered(page);
  expect(await invisibleFocus(page, 60), "on the list").toEqual([]);
  await openRental(page, villa);
  expect(await invisibleFocus(page, 25), "on the detail page").toEqual([]);
  await page.getByRole("button", { name: "Show all photos" }).click();
  await viewer(page).waitFor();
  expect(await invisibleFocus(page, 4), "in the photo viewer").toEqual([]);
  await openOverList(page, villa);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await invisibleFocus(page, 8), "in the modal").toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test(`H18: every kind of tab stop shows its focus with 3:1 in ${colorScheme} colours`, ({ page }) =>
      visibleEverywhere(page));
  });
}
