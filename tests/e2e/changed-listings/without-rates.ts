import { expect } from "@playwright/test";
import { rowsAt, someRow } from "../../support/demo-rows.ts";
import { card, openHome } from "../../support/home-screen.ts";
import { beginWith, storedState } from "../../support/stored-likes.ts";
import { test } from "./site.ts";

const row = someRow(
  rowsAt("sanur"),
  ({ title, price_amount, price_currency, rental_period }) =>
    title !== null && price_amount !== null && price_currency === "IDR" && rental_period === "month",
);

test("without rates, prices are shown as advertised even for a visitor with another currency", async ({
  page,
}) => {
  await beginWith(page, storedState([], "USD"));
  await openHome(page, "/?location=sanur");
  await expect(page.getByRole("combobox", { name: "Currency" })).toBeDisabled();
  await expect(card(page, row.title ?? "")).toContainText(
    `Rp ${new Intl.NumberFormat("en-US").format(row.price_amount ?? 0)} / month`,
  );
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
});
