import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../../support/demo-rows.ts";
import { villa } from "../../../support/detail-screen.ts";
import { listStatus, openHome } from "../../../support/home-screen.ts";
import type { State } from "./states.ts";

/** Answers every further navigation with 204, which leaves the page as it is: the site tries again by itself. */
async function stay(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
}

/** The states of a site whose data service does not answer. */
export const FAILURES: readonly State[] = [
  {
    name: "list failed",
    open: async (page) => {
      await openHome(page, "/");
      await expect(listStatus(page)).toHaveText("Error loading rentals.");
      await stay(page);
    },
  },
  {
    name: "fallback",
    open: async (page) => {
      await page.goto(pathOf(villa));
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
      await stay(page);
    },
  },
];
