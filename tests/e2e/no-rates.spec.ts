import { expect } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, openHome } from "../support/home-screen.ts";
import { unusedPort } from "../support/loopback.ts";
import { testOnSite } from "../support/site-fixture.ts";
import { beginWith, storedState } from "../support/stored-likes.ts";

const test = testOnSite(async () => ({
  env: { EXCHANGE_RATE_URL: `http://127.0.0.1:${await unusedPort()}` },
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
  const rows = rowsAt("canggu")
    .slice(0, 24)
    .filter(({ price_amount }) => price_amount !== null);
  const others = rows.filter(({ rental_period }) => rental_period !== "month").length;
  const prices = (period: string) =>
    cards(page).getByText(new RegExp(`^(Rp [\\d,]+|[A-Z]{3} [\\d,]+|[$€][\\d,]+) / (${period})$`));
  await expect(prices("month")).toHaveCount(rows.length);
  await expect(prices("week|day|night|year")).toHaveCount(others);
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
});

test("without rates sorting by price still answers", async ({ page }) => {
  await openHome(page, `${HOME}&sort=pricePerMonthAsc`);
  await expect(cards(page)).toHaveCount(24);
});
