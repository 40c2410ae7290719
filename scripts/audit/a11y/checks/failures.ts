import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../../../tests/e2e/demo-rows.ts";
import { villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { type Check, needed } from "../../check.ts";
import type { Visits } from "../visits.ts";

async function fallback(page: Page): Promise<void> {
  await page.goto(pathOf(villa));
  const screen = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  const again = screen.getByRole("button", { name: "Try again" });
  await again.focus();
  await expect(again).toBeFocused();
  await expect(screen.locator("details > summary")).toBeVisible();
}

export const failureChecks: readonly Check<Visits>[] = [
  {
    id: "H23",
    what: "fallback screen: alert with heading, details and 'Try again'",
    run: async ({ visit, sites }) => {
      needed(sites.failing, "site without data service");
      await visit({ failing: true }, fallback);
    },
  },
];
