import { expect, type Page } from "@playwright/test";
import { cards, fetchAhead, listStatus, openFilters, openHome } from "../../../support/home-screen.ts";
import type { State } from "./states.ts";

/** Leaves navigations to a path unanswered, but not prefetches. */
async function holdNavigations(page: Page, path: string): Promise<void> {
  await page.route(path, (route) =>
    route.request().headers()["next-router-prefetch"] === undefined ? undefined : route.continue(),
  );
}

/** States between a press and its answer. */
export const LOADING: readonly State[] = [
  {
    name: "list loading",
    isLoading: true,
    // Only the status, as the old list is dimmed.
    within: "[aria-label=Results] [role=status]",
    open: async (page) => {
      await openHome(page, "/?location=canggu");
      await page.waitForLoadState("networkidle");
      const bar = await openFilters(page);
      await holdNavigations(page, "**/*sort=pricePerMonthAsc*");
      await bar.getByRole("combobox", { name: "Sort" }).selectOption("pricePerMonthAsc");
      await expect(listStatus(page)).toHaveText("Loading rentals...");
      const close = page.getByRole("button", { name: "Close filters" });
      if (await close.isVisible()) await close.click();
    },
  },
  {
    name: "modal loading",
    isLoading: true,
    within: "dialog",
    open: async (page) => {
      await openHome(page, "/");
      await page.waitForLoadState("networkidle");
      await holdNavigations(page, "**/rental/**");
      const link = cards(page).first().getByRole("link");
      await fetchAhead(page, link);
      await link.press("Enter");
      await expect(page.getByRole("dialog", { name: "Loading..." })).toBeVisible();
    },
  },
];
