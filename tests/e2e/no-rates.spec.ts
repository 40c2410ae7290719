import { expect } from "@playwright/test";
import { rowsAt } from "./demo-rows.ts";
import { cards, openHome } from "./home-screen.ts";
import { freePort, testOnOwnSite } from "./own-site.ts";
import { beginWith, storedState } from "./stored-likes.ts";

const test = testOnOwnSite(async () => ({
  env: { EXCHANGE_RATE_URL: `http://127.0.0.1:${await freePort()}` },
}));
test.describe.configure({ mode: "default" });

const HOME = "/?location=canggu";
const REASON = "Exchange rates are not available right now; prices are shown as advertised.";

test("without rates the currency cannot be switched, and the reason is said", async ({ page }) => {
  await openHome(page, HOME);
  const currency = page.getByRole("combobox", { name: "Currency" });
  await expect(currency).toBeDisabled();
  await expect(currency).toHaveAccessibleDescription(REASON);
  await expect(page.getByTitle(REASON)).toBeVisible();
});

test("without rates every price is shown as advertised, also for who chose another currency", async ({
  page,
}) => {
  await beginWith(page, storedState([], "USD"));
  await openHome(page, HOME);
  const priced = rowsAt("canggu")
    .slice(0, 24)
    .filter(({ price_amount }) => price_amount !== null).length;
  await expect(
    cards(page).getByText(/^(Rp [\d,]+|[A-Z]{3} [\d,]+|[$€][\d,]+) \/ (month|week|day|night|year)$/),
  ).toHaveCount(priced);
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
});

test("without rates sorting by price still answers", async ({ page }) => {
  await openHome(page, `${HOME}&sort=pricePerMonthAsc`);
  await expect(cards(page)).toHaveCount(24);
});
