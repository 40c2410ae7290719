import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../../support/demo-rows.ts";
import { villa } from "../../../support/detail-screen.ts";
import { listStatus, openHome } from "../../../support/home-screen.ts";
import type { State } from "./states.ts";

/** Answers further navigations with 204, which keeps the page, because the site retries by itself. */
async function stay(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
}

/** States of a site whose data service is down. */
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
