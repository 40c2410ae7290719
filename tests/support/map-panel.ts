import { expect, type Locator, type Page } from "@playwright/test";
import { openHome } from "./home-screen.ts";

export function mapPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Map of rentals" });
}

/** Waits until the map is drawn with its markers. */
export async function openMap(page: Page, path: string): Promise<void> {
  await openHome(page, path);
  await expect(
    mapPanel(page)
      .getByRole("button", { name: /\d+ rentals?$/ })
      .first(),
  ).toBeVisible();
}
