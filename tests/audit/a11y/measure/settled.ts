import { expect, type Page } from "@playwright/test";

/** Waits until a change of the page's size or colours is painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Waits until such a change is painted and the page loads nothing. */
export async function settled(page: Page): Promise<void> {
  await painted(page);
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
}
