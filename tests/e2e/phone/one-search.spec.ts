import { expect, type Locator, test } from "@playwright/test";
import { openHome } from "../../support/home-screen.ts";

// "2 bedrooms in Canggu or Pererenan below 25 million with a pool, from 10 December, for 3 months, with a dog", on a phone.

const FOUND =
  "/?location=canggu,pererenan&price_range=25&min_bedrooms=2&includes=pets,pool&stay=3&available=2026-12-10";

const MOST_TOUCHES = 12;

test("one search by touch takes at most twelve touches", { tag: ["@phone", "@smoke"] }, async ({ page }) => {
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    await target.click();
  };
  const choose = async (name: string, value: string) => {
    touches += 1;
    await page.getByRole("combobox", { name, exact: true }).selectOption(value);
  };
  await openHome(page, "/");
  const filters = page.getByRole("button", { name: /^(Filters|More filters)/ }).filter({ visible: true });
  await touch(filters);
  const location = page.getByRole("combobox", { name: "Location" });
  await touch(location);
  await location.pressSequentially("cangg");
  await touch(page.getByRole("option", { name: /^Canggu/ }));
  await location.pressSequentially("perer");
  await touch(page.getByRole("option", { name: /^Pererenan/ }));
  await choose("Stay", "3");
  await choose("Price range", "25");
  await choose("Minimum bedrooms", "2");
  await touch(page.getByRole("checkbox", { name: /^Pool/ }));
  await touch(page.getByLabel("Move in by"));
  await page.getByLabel("Move in by").fill("2026-12-10");
  await choose("Pet", "dog");
  const show = page.getByRole("button", { name: /^Show (rentals|\d)/ });
  if (await show.isVisible()) await touch(show);
  await expect(page).toHaveURL(FOUND);
  // Few adverts state so much: when no rental matches, the list suggests which filters to drop.
  await expect(page.getByRole("link", { name: "Show all rentals" })).toBeVisible();
  expect(touches).toBeLessThanOrEqual(MOST_TOUCHES);
});
