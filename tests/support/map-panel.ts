import { expect, type Locator, type Page } from "@playwright/test";
import { openHome } from "./home-screen.ts";

export function mapPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Map of rentals" });
}

/** Waits until the map is drawn with its markers; on a small screen it is opened first. */
export async function openMap(page: Page, path: string): Promise<void> {
  await openHome(page, path);
  const strip = page.getByRole("button", { name: /^Map of \d/ });
  if (await strip.isVisible()) await strip.click();
  await expect(
    mapPanel(page)
      .getByRole("button", { name: /\d+ rentals?$/ })
      .first(),
  ).toBeVisible();
}
