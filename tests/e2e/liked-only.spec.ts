import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, listStatus, openHome } from "../support/home-screen.ts";

const HOME = "/?location=canggu";
const titled = rowsAt("canggu").filter(({ title }) => title !== null);

const heart = (page: Page, title: string | null) =>
  page.getByRole("button", { name: `Like ${title}`, exact: true });
const likedOnly = (page: Page) => page.getByRole("checkbox", { name: /^Show liked only/ });

test("the liked-only view shows only likes, the latest first, and drops a rental that is unliked", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, HOME);
  const liked = titled.slice(0, 3);
  for (const { title } of liked) await heart(page, title).click();
  await likedOnly(page).check();

  await expect(listStatus(page)).toHaveText("3 liked rentals");
  await expect(cards(page).getByRole("link")).toHaveText(liked.map(({ title }) => title ?? "").reverse());
  await expect(page.getByRole("search", { name: "Filters" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Map of rentals" })).toHaveCount(0);

  await heart(page, liked[1]?.title ?? null).click();
  await expect(cards(page).getByRole("link")).toHaveText([liked[2]?.title ?? "", liked[0]?.title ?? ""]);

  await likedOnly(page).uncheck();
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
  await expect(page.getByRole("search", { name: "Filters" })).toBeVisible();
});
