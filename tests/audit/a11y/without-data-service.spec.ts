import { expect } from "@playwright/test";
import { listStatus, openHome } from "../../support/home-screen.ts";
import { testOnFailingData } from "../../support/site-fixture.ts";
import { markupProblems } from "./measure/markup-problems.ts";
import { NARROW, stateFindings } from "./measure/state-findings.ts";
import { FAILURES } from "./states/failure-states.ts";

const test = testOnFailingData(60, "status-500");

test.describe.configure({ mode: "default" });
test.skip(process.env.BASE_URL !== undefined, "starts a site of its own: run it without BASE_URL");

// The framework sends an empty page that its script fills, so check the HTML after that.
test("html: list failed", async ({ page }) => {
  await openHome(page, "/");
  await expect(listStatus(page)).toHaveText("Error loading rentals.");
  expect(await markupProblems(await page.content())).toEqual([]);
});

test.describe(() => {
  test.use({ viewport: NARROW, colorScheme: "light" });

  for (const state of FAILURES) {
    test(`axe: ${state.name}`, async ({ page }) => {
      await state.open(page);
      expect(await stateFindings(page, state)).toEqual([]);
    });
  }
});
