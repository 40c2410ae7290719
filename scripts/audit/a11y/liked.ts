import type { Page } from "@playwright/test";
import { listedRows } from "../../../tests/e2e/demo-rows.ts";

const LIKES = 6;

/** Gives the visitor some likes, as an earlier visit has left them in the browser. */
export async function likeBeforehand(page: Page): Promise<void> {
  const likedRentalIds = listedRows.slice(0, LIKES).map(({ id }) => id);
  const stored = JSON.stringify({ state: { displayCurrency: "USD", likedRentalIds }, version: 1 });
  await page.addInitScript((text) => window.localStorage.setItem("RentalStore", text), stored);
}
