import type { Locator, Page } from "@playwright/test";

const MAX_STOPS = 60;

/** Presses Tab until this is focused, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // In one look: the field of the location is another element as soon as it has the focus.
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}
