import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf, type RentalRow, rowsAt, someRow } from "../support/demo-rows.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";
import { card, openHome, untilInteractive, watchRequests } from "../support/home-screen.ts";
import { readStored } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";
const switchOf = (page: Page) => page.getByRole("combobox", { name: "Currency" });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

const rates: Record<string, number> = { IDR: 1_000_000, ...A_MILLION_BUYS };
const perMonth: Record<string, number> = {
  month: 1,
  week: 52 / 12,
  day: 365 / 12,
  night: 365 / 12,
  year: 1 / 12,
};

/** The rounded monthly rent in another currency, at the rates of the stand-in. */
function monthly({ price_amount, rental_period, price_currency }: RentalRow, target: string): string {
  const amount = (price_amount ?? 0) * (perMonth[rental_period ?? "month"] ?? 1);
  return whole.format(Math.round((amount * (rates[target] ?? 0)) / (rates[price_currency ?? "IDR"] ?? 1)));
}

const wordings = [
  ["USD", (amount: string) => `$${amount} / month`],
  ["AUD", (amount: string) => `AUD $${amount} / month`],
  ["CAD", (amount: string) => `CAD $${amount} / month`],
  ["EUR", (amount: string) => `€${amount} / month`],
] as const;

test("prices in another currency appear beside the original without a request, and the choice is stored", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, HOME);
  await expect(switchOf(page).getByRole("option")).toHaveText([
    "IDR (Rp)",
    "USD ($)",
    "AUD ($)",
    "CAD ($)",
    "EUR (€)",
  ]);
  await expect(switchOf(page)).toHaveValue("IDR");
  const requests = watchRequests(page);
  const rows = rowsAt("canggu").filter(
    ({ title, price_amount, price_currency }) => title && price_amount !== null && price_currency === "IDR",
  );
  for (const [code, wording] of wordings) {
    await switchOf(page).selectOption(code);
    for (const row of rows.slice(0, 6)) {
      const shown = card(page, row.title ?? "");
      await expect(shown).toContainText(wording(monthly(row, code)));
      await expect(shown).toContainText(`Rp ${whole.format(row.price_amount ?? 0)} / ${row.rental_period}`);
    }
  }
  expect(requests).toEqual([]);

  await switchOf(page).selectOption("AUD");
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "AUD", likedRentalIds: [] },
    version: 1,
  });
  await page.reload();
  await untilInteractive(page);
  await expect(switchOf(page)).toHaveValue("AUD");
  const row = someRow(listedRows, ({ price_currency, slug }) => price_currency === "IDR" && slug !== null);
  await page.goto(pathOf(row));
  await expect(page.getByText(`AUD $${monthly(row, "AUD")} / month`).first()).toBeVisible();
});
