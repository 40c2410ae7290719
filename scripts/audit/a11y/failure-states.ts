import { expect } from "@playwright/test";
import { pathOf } from "../../../tests/e2e/demo-rows.ts";
import { villa } from "../../../tests/e2e/detail/detail-screen.ts";
import { listStatus, openHome } from "../../../tests/e2e/home-screen.ts";
import type { State } from "./states.ts";

/** The states of a site whose data service does not answer. */
export const FAILURES: readonly State[] = [
  {
    name: "list failed",
    open: async (page) => {
      await openHome(page, "/");
      await expect(listStatus(page)).toHaveText("Error loading rentals.");
    },
  },
  {
    name: "fallback",
    open: async (page) => {
      await page.goto(pathOf(villa));
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    },
  },
];
