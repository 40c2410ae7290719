import { expect, type Page, test } from "@playwright/test";
import { geoRows, rowsAt } from "../support/demo-rows.ts";
import { listStatus, openFilters, openHome } from "../support/home-screen.ts";

const capitalised = (name: string) =>
  name
    .split(" ")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");

/** Opens the location field, whose options are loaded on the first touch. */
async function openCombobox(page: Page, path: string) {
  await openHome(page, path);
  const bar = await openFilters(page);
  const field = bar.getByRole("combobox", { name: "Location" });
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  return { field, options: page.getByRole("listbox", { name: "Locations" }).getByRole("option") };
}

/** Distinct points, each under its name with the most rentals. */
const places = [...Map.groupBy(geoRows, (row) => `${row.latitude} ${row.longitude}`).values()]
  .flatMap((rows) => rows.sort((a, b) => b.rental_count - a.rental_count).slice(0, 1))
  .filter(({ rental_count }) => rental_count > 0)
  .map(({ location_name }) => location_name)
  .sort();

test("the options are the places in order with their counts, and work by keyboard alone", {
  tag: "@smoke",
}, async ({ page }) => {
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
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleDescription("Chosen: Sanur.");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toBeFocused();
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("sanur").length} rental(s) at Sanur`);

  await field.pressSequentially("cang");
  await field.press("Enter");
  await expect(page).toHaveURL("/?location=canggu,sanur");
  const both = rowsAt("canggu").length + rowsAt("sanur").length;
  await expect(listStatus(page)).toHaveText(`Showing ${both} rental(s) at Canggu, Sanur`);
  await field.press("Backspace");
  await expect(page).toHaveURL("/?location=canggu");
});
