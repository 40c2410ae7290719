import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf, type RentalRow, rowsAt, someRow } from "../support/demo-rows.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";
import { card, openHome, untilInteractive, watchRequests } from "../support/home-screen.ts";
import { readStored } from "../support/stored-likes.ts";

const switchOf = (page: Page) => page.getByRole("combobox", { name: "Currency" });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A rent by the month in rupiah. */
const isPlain = ({ title, slug, price_amount, price_currency, rental_period }: RentalRow) =>
  ![title, slug, price_amount].includes(null) && `${price_currency} ${rental_period}` === "IDR month";

/** The rent in Australian dollars, at the rate of the stand-in. */
const inDollars = ({ price_amount }: RentalRow) =>
  `AUD $${whole.format(((price_amount ?? 0) * (A_MILLION_BUYS.AUD ?? 0)) / 1_000_000)} / month`;

test("prices in another currency appear beside the original without a request, and the choice is stored", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, "/?location=canggu");
  await expect(switchOf(page)).toHaveValue("IDR");
  const requests = watchRequests(page);
  await switchOf(page).selectOption("AUD");
  for (const row of rowsAt("canggu").filter(isPlain).slice(0, 6)) {
    const shown = card(page, row.title ?? "");
    await expect(shown).toContainText(inDollars(row));
    await expect(shown).toContainText(`Rp ${whole.format(row.price_amount ?? 0)} / month`);
  }
  expect(requests).toEqual([]);
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "AUD", likedRentalIds: [] },
    version: 1,
  });

  await page.reload();
  await untilInteractive(page);
  await expect(switchOf(page)).toHaveValue("AUD");
  const row = someRow(listedRows, isPlain);
  await page.goto(pathOf(row));
  await expect(page.getByText(inDollars(row)).first()).toBeVisible();
});
