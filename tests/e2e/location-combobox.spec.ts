import { expect, type Page, test } from "@playwright/test";
import { geoRows, rowsAt } from "../support/demo-rows.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";

const capitalised = (name: string) =>
  name
    .split(" ")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");

/** The location field with its list, which comes with the first touch. */
async function openCombobox(page: Page, path: string) {
  await openHome(page, path);
  const bar = await openFilters(page);
  const field = bar.getByRole("combobox", { name: "Location" });
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  return { field, options: page.getByRole("listbox", { name: "Locations" }).getByRole("option") };
}

/** Distinct points, each under the name with the most rentals. */
const places = [...Map.groupBy(geoRows, (row) => `${row.latitude} ${row.longitude}`).values()]
  .flatMap((rows) => rows.sort((a, b) => b.rental_count - a.rental_count).slice(0, 1))
  .filter(({ rental_count }) => rental_count > 0)
  .map(({ location_name }) => location_name)
  .sort();

test("the options are the places in order, with their counts, and are worked by keyboard alone", async ({
  page,
}) => {
  const { field, options } = await openCombobox(page, "/");
  await expect(options).toHaveText(places.map((name) => `${capitalised(name)}${rowsAt(name).length}`));
  const list = page.getByRole("listbox", { name: "Locations" });
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");

  await field.pressSequentially("sanu");
  await expect(options.first()).toHaveText(`Sanur${rowsAt("sanur").length}`);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const active = await options.first().getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", active ?? "");
  await field.press("Enter");

  await expect(page).toHaveURL("/?location=sanur");
  await expect(field).toHaveValue("Sanur");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toBeFocused();
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("sanur").length} rental(s) at Sanur`);
});

test("a field that was emptied is left by a press that does what it is for", async ({ page }) => {
  const { field } = await openCombobox(page, "/?location=canggu");
  await field.fill("");
  await field.press("Escape");
  await cards(page)
    .first()
    .getByRole("button", { name: /^Like / })
    .hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("checkbox", { name: /^Show liked only \(1\)/ })).toBeVisible();
  await expect(page).toHaveURL("/");
});
