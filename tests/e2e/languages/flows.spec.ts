import { expect, type Locator, type Page, test } from "@playwright/test";
import { createTranslator } from "use-intl/core";
import { TIME_ZONE } from "../../../lib/time/time-zone.ts";
import { pathOf, rowsAt } from "../../support/demo-rows.ts";
import { heading, sidewaysOverflow, villa } from "../../support/detail-screen.ts";
import { indonesian, russian } from "../../support/translated-messages.ts";

const inIndonesian = createTranslator({ locale: "id", messages: indonesian, timeZone: TIME_ZONE });
const inRussian = createTranslator({ locale: "ru", messages: russian, timeZone: TIME_ZONE });

/** The list's status, once the count of likes shows that scripts run. */
async function openList(page: Page, path: string, results: string): Promise<Locator> {
  await page.goto(path);
  await expect(page.getByRole("checkbox", { name: /\(0\)$/ }).first()).toBeAttached();
  return page.getByRole("region", { name: results }).getByRole("status").first();
}

test("in Indonesian a place and a filter are chosen, shown and removed", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  const t = inIndonesian;
  const status = await openList(page, "/id", t("home.results"));
  const atCanggu = (n: number) => t("list.at", { n: String(n), place: "Canggu" });
  const bar = page.getByRole("search", { name: t("filters.heading") });
  await bar.getByRole("button", { name: t("filters.heading"), expanded: false }).click();
  const field = bar.getByRole("combobox", { name: t("filters.name.location") });
  await field.click();
  await field.fill("cang");
  await page.getByRole("option", { name: /^Canggu/ }).click();
  await expect(page).toHaveURL("/id?location=canggu");
  await bar.getByRole("combobox", { name: t("filters.name.min_bedrooms") }).selectOption("2");
  const matching = rowsAt("canggu").filter(({ bedrooms }) => (bedrooms ?? 0) >= 2).length;
  await expect(status).toHaveText(atCanggu(matching));
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: t("list.show", { count: matching, n: String(matching) }) }).click();
  const chip = t("filters.remove", { filter: t("filters.bedrooms", { count: "2" }) });
  await page.getByRole("link", { name: chip }).click();
  await expect(page).toHaveURL("/id?location=canggu");
  await page.getByRole("link", { name: t("filters.clear") }).click();
  await expect(page).toHaveURL("/id");
  await page.goBack();
  await expect(status).toHaveText(atCanggu(rowsAt("canggu").length));
});

test("in Russian a rental opens over its list, is a page that links back, and is shared in Russian", {
  tag: "@smoke",
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const t = inRussian;
  const list = "/ru?location=canggu";
  const name = villa.title ?? "";
  const status = await openList(page, list, t("home.results"));
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  const modal = page.getByRole("dialog", { name, exact: true });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(`/ru${pathOf(villa)}?location=canggu`);
  await modal.getByRole("button", { name: t("rental.back") }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(modal).toBeVisible();
  await page.reload();
  await expect(heading(page, villa)).toBeVisible();

  const home = page.getByRole("link", { name: t("site.home"), exact: true });
  await expect(home).toHaveAttribute("href", list);
  await page.getByRole("button", { name: t("rental.share"), exact: true }).click();
  const panel = page.getByRole("region", { name: t("rental.shareThis") });
  await panel.getByRole("button", { name: t("rental.copyLink") }).click();
  await expect(panel.getByRole("status")).toHaveText(t("ui.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/ru/rental?slug=${villa.slug}`,
  );
  await page.keyboard.press("Escape");
  await home.click();
  await expect(status).toHaveText(t("list.at", { n: String(rowsAt("canggu").length), place: "Чангу" }));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("in Russian the filters are a form, and the languages are links", { tag: "@smoke" }, async ({
    page,
  }) => {
    await page.goto("/ru?location=canggu");
    await page.getByLabel(inRussian("filters.name.min_bedrooms")).selectOption("2");
    await page.getByRole("button", { name: inRussian("filters.search") }).click();
    await expect(page).toHaveURL(/[?&]min_bedrooms=2/);
    expect(new URL(page.url()).pathname).toBe("/ru");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/^[^?]*\/\?location=canggu&min_bedrooms=2$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
