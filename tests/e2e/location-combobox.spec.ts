import { expect, test } from "@playwright/test";
import { geoRows, rowsAt } from "../support/demo-rows.ts";
import { listStatus, openFilters, openHome } from "../support/home-screen.ts";

const capitalised = (name: string) =>
  name
    .split(" ")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");

/** Distinct points, each under its name with the most rentals. */
const places = [...Map.groupBy(geoRows, (row) => `${row.latitude} ${row.longitude}`).values()]
  .flatMap((rows) => rows.sort((a, b) => b.rental_count - a.rental_count).slice(0, 1))
  .filter(({ rental_count }) => rental_count > 0)
  .map(({ location_name }) => location_name)
  .sort();

test("the options are the places in order with their counts, and are chosen by keyboard alone", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, "/");
  // The options are loaded on the first touch.
  const field = (await openFilters(page)).getByRole("combobox", { name: "Location" });
  await field.click();
  const options = page.getByRole("listbox", { name: "Locations" }).getByRole("option");
  await expect(options).toHaveText(places.map((name) => `${capitalised(name)}${rowsAt(name).length}`));

  await field.pressSequentially("sanu");
  await expect(options.first()).toHaveText(`Sanur${rowsAt("sanur").length}`);
  await field.press("Enter");
  await expect(page).toHaveURL("/?location=sanur");
  await expect(field).toHaveValue("");
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
