import { expect, type Locator, type Page, test } from "@playwright/test";
import { openHome } from "../../support/home-screen.ts";

// "2 bedrooms in Canggu or Pererenan below 25 million with a pool, from 10 December, for 3 months, with a dog", on a phone.

const FOUND =
  "/?location=canggu,pererenan&price_range=25&min_bedrooms=2&includes=pets,pool&stay=3&available=2026-12-10";

const MOST_TOUCHES = 12;

/** Few adverts state so much: when no rental matches, the list suggests which filters to drop. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(page).toHaveURL(FOUND);
  await expect(page.getByRole("link", { name: "Show all rentals" })).toBeVisible();
}

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
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await touch(filters);
  const location = page.getByRole("combobox", { name: "Location" });
  await touch(location);
  await location.pressSequentially("cangg");
  await touch(page.getByRole("option", { name: /^Canggu/ }));
  await location.pressSequentially("perer");
  await touch(page.getByRole("option", { name: /^Pererenan/ }));
  await choose("I stay for", "3");
  await choose("Price range", "25");
  await choose("Minimum bedrooms", "2");
  await touch(page.getByRole("checkbox", { name: /^Pool/ }));
  await touch(page.getByLabel("Available by"));
  await page.getByLabel("Available by").fill("2026-12-10");
  await choose("Pet", "dog");
  const show = page.getByRole("button", { name: /^Show (rentals|\d)/ });
  if (await show.isVisible()) await touch(show);
  await expectAnswer(page);
  expect(touches).toBeLessThanOrEqual(MOST_TOUCHES);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one search works by the page of all filters", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "More filters" }).click();
    await page.getByLabel("Location").fill("Canggu, Pererenan");
    await page.getByLabel("Price range").selectOption("Up to 25M");
    await page.getByLabel("Minimum bedrooms").selectOption("2+");
    await page.getByRole("checkbox", { name: "Pool" }).check();
    await page.getByRole("checkbox", { name: "Pets allowed" }).check();
    await page.getByLabel("I stay for").selectOption("3 months");
    await page.getByLabel("Available by").fill("2026-12-10");
    await page.getByRole("button", { name: "Search" }).click();
    await expectAnswer(page);
  });
});
