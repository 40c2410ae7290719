import { expect, test } from "@playwright/test";
import { listedRows, someRow } from "../../support/demo-rows.ts";
import { openRental } from "../../support/detail-screen.ts";
import { cards, listStatus, untilInteractive } from "../../support/home-screen.ts";

const ofContact = (url: string | null) => listedRows.filter(({ contact_url }) => contact_url === url);

const row = someRow(
  listedRows,
  ({ contact_url, slug }) => slug !== null && contact_url !== null && ofContact(contact_url).length > 1,
);

test("all rentals of a contact have a list of their own, whose address does not contain the contact", {
  tag: "@phone",
}, async ({ page }) => {
  await openRental(page, row);
  const homes = ofContact(row.contact_url);
  await page.getByRole("link", { name: /^This contact is on \d+ posts here/ }).click();
  await untilInteractive(page);
  await expect(page).toHaveURL(/\/\?contact=[0-9a-f]+$/);
  await expect(listStatus(page)).toHaveText(`Showing ${homes.length} rental(s) of this contact`);
  await expect(cards(page)).toHaveCount(homes.length);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("link", { name: "Remove filter: Homes of this contact" }).click();
  await expect(page).toHaveURL("/");
});
