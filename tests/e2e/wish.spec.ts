import { expect, test } from "@playwright/test";
import { listStatus, openFilters, openHome } from "../support/home-screen.ts";

const SENTENCE = "2br canggu max 25 juta near the beach";

test("a sentence typed as keywords becomes filters by keyboard alone, and Back restores the keywords", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  await openHome(page, "/");
  const field = (await openFilters(page)).getByRole("searchbox", { name: "Keywords" });
  await field.fill(SENTENCE);
  const offer = page.getByRole("button", { name: "Use filters: Canggu · Up to 25M per month · 2+ bedrooms" });
  await expect(offer).toBeVisible();
  await expect(page.getByText("Not understood: near the beach", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(offer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?location=canggu&price_range=25&min_bedrooms=2&price_by=month");
  await expect(listStatus(page)).toHaveText(/^Showing \d+ rental\(s\) at Canggu$/);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue(SENTENCE);
});
