import type { BrowserContext, Page } from "@playwright/test";

const NAME = "RentalStore";

/** What a browser holds that liked these rentals, in this order. */
export function storedState(likedRentalIds: readonly number[], displayCurrency = "IDR"): string {
  return JSON.stringify({ state: { displayCurrency, likedRentalIds }, version: 1 });
}

/** Has every page of the visit begin with this text stored, whatever it is. */
export async function beginWith(target: Page | BrowserContext, text: string): Promise<void> {
  await target.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem("begun") !== null) return;
      sessionStorage.setItem("begun", "");
      localStorage.setItem(name, value);
    },
    [NAME, text] as const,
  );
}

/** What is stored now, parsed; null when nothing is. */
export function readStored(page: Page): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), NAME);
}
