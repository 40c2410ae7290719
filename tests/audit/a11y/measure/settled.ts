import { expect, type Page } from "@playwright/test";

/** Waits until a change of the page's size or colours has been painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Whether a card in view is still loading, as the list follows a resized map. Runs in the page. */
function awaitsCards(): boolean {
  return [...document.querySelectorAll("[aria-label=Results] li[aria-hidden=true]:not(:empty)")].some(
    (skeleton) => {
      const { top, bottom } = skeleton.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    },
  );
}

const MAP_ON_ITS_WAY = "[aria-label='Map of rentals'] [role=status]:visible:text-is('Loading...')";

/** Waits until a change has been painted, and nothing is rendering or loading. */
export async function settled(page: Page): Promise<void> {
  await painted(page);
  await expect(page.locator(`[aria-busy=true]:visible, ${MAP_ON_ITS_WAY}`)).toHaveCount(0);
  // Lists are rendered in tasks that run before the browser is idle. A page that paints nothing may never be called idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
  await expect.poll(() => page.evaluate(awaitsCards)).toBe(false);
}
