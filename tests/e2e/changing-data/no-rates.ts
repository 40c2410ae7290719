import { expect } from "@playwright/test";
import { listedRows, rowsAt } from "../../support/demo-rows.ts";
import { cards, openHome } from "../../support/home-screen.ts";
import { beginWith, storedState } from "../../support/stored-likes.ts";
import { cardIds, readPage } from "../raw-page.ts";
import { test } from "./site.ts";

const HOME = "/?location=canggu";
const REASON = "Exchange rates are not available right now; prices are shown as advertised.";

test("without rates, pressing or focusing the currency field explains why it is disabled", async ({
  page,
}) => {
  await openHome(page, HOME);
  const currency = page.getByRole("combobox", { name: "Currency" });
  const reason = page.getByText(REASON);
  await expect(reason).toHaveCSS("clip-path", "inset(50%)");
  const { x, y, width, height } = (await currency.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.move(0, 0);
  await expect(reason).toHaveCSS("clip-path", "none");
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(reason).toHaveCSS("clip-path", "inset(50%)");
  await page.keyboard.press("Tab");
  await expect(reason).toHaveCSS("clip-path", "none");
});

test("without rates, the list counts rentals that a maximum cannot be compared with, and still sorts by price", async ({
  request,
}) => {
  const foreign = listedRows.filter(
    ({ price_amount, price_currency }) =>
      price_amount !== null &&
      price_amount <= 25_000_000 &&
      price_currency !== null &&
      price_currency !== "IDR",
  ).length;
  expect(foreign).toBeGreaterThan(1);
  const htmlOf = async (path: string) => (await readPage(request, path)).html;
  expect(await htmlOf("/?price_range=25")).toContain(
    `Including ${foreign} in a currency without a rate today.`,
  );
  expect(await htmlOf("/?price_range=25&price_by=month")).toContain(
    "in a currency without a rate today are not in this list.",
  );
  expect(cardIds(await htmlOf(`${HOME}&sort=pricePerMonthAsc`))).toHaveLength(24);
});

test("without rates, prices are shown as advertised even for a visitor with another currency", async ({
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
