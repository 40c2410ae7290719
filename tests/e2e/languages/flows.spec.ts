import { expect, type Locator, type Page, test } from "@playwright/test";
import { createTranslator } from "use-intl/core";
import { TIME_ZONE } from "../../../lib/time/time-zone.ts";
import { pathOf, rowsAt } from "../../support/demo-rows.ts";
import { heading, sidewaysOverflow, villa } from "../../support/detail-screen.ts";
import { indonesian, russian } from "../../support/messages.ts";
import { readStored } from "../../support/stored-likes.ts";

const timeZone = TIME_ZONE;
const LANGUAGES = [
  {
    locale: "id",
    canggu: "Canggu",
    t: createTranslator({ locale: "id", messages: indonesian, timeZone }),
  },
  {
    locale: "ru",
    canggu: "Чангу",
    t: createTranslator({ locale: "ru", messages: russian, timeZone }),
  },
] as const;

const [first, second] = rowsAt("canggu").filter(({ title }) => title !== null);
const [title, other] = [first?.title ?? "", second?.title ?? ""];

/** The main flows of the other files, by their words in the other languages. */
for (const { locale, canggu, t } of LANGUAGES) {
  const home = `/${locale}`;
  const list = `${home}?location=canggu`;
  const status = (page: Page) =>
    page
      .getByRole("region", { name: t("home.results") })
      .getByRole("status")
      .first();
  const atCanggu = (n: number) => t("list.at", { n: String(n), place: canggu });
  const likedOnly = (page: Page) =>
    page.getByRole("checkbox", { name: t.markup("home.likedOnly", { i: (text) => text }) });
  const card = (page: Page, name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

  /** Opens a page and waits for the count of likes, which shows that scripts run. */
  async function open(page: Page, address: string) {
    await page.goto(address);
    await expect(likedOnly(page)).toHaveAccessibleName(/\(\d+\)$/);
    await expect(status(page)).not.toHaveText(/^$/);
  }

  async function filters(page: Page): Promise<Locator> {
    const bar = page.getByRole("search", { name: t("filters.heading") });
    const fold = bar.getByRole("button", { name: t("filters.heading"), expanded: false });
    if (await fold.isVisible()) await fold.click();
    return bar;
  }

  /** A language differs in its words, not by device: Indonesian is tested on phones alone. */
  const onOneDevice = { tag: ["@smoke", ...(locale === "id" ? ["@phone-only"] : [])] };

  test.describe(`in ${locale}`, () => {
    test("a place and a filter are chosen, shown and removed", onOneDevice, async ({ page }) => {
      await open(page, home);
      const bar = await filters(page);
      const field = bar.getByRole("combobox", { name: t("filters.name.location") });
      await field.click();
      await field.fill(canggu.slice(0, 4).toLowerCase());
      await page.getByRole("option", { name: new RegExp(`^${canggu}`) }).click();
      await expect(page).toHaveURL(list);
      await (await filters(page))
        .getByRole("combobox", { name: t("filters.name.min_bedrooms") })
        .selectOption("2");
      const matching = rowsAt("canggu").filter(({ bedrooms }) => (bedrooms ?? 0) >= 2).length;
      await expect(status(page)).toHaveText(atCanggu(matching));
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      const show = page.getByRole("button", {
        name: t("list.show", { count: matching, n: String(matching) }),
      });
      if (await show.isVisible()) await show.click();
      const chip = t("filters.remove", { filter: t("filters.bedrooms", { count: "2" }) });
      await page.getByRole("link", { name: chip }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole("link", { name: t("filters.clear") }).click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await expect(status(page)).toHaveText(atCanggu(rowsAt("canggu").length));
    });

    test(
      "a rental opens over its list, closes, and is a page that links back",
      onOneDevice,
      async ({ page }) => {
        const name = villa.title ?? "";
        await open(page, list);
        await card(page, name).getByRole("link").click();
        const modal = page.getByRole("dialog", { name, exact: true });
        await expect(modal).toBeVisible();
        await expect(page).toHaveURL(`${home}${pathOf(villa)}?location=canggu`);
        await modal.getByRole("button", { name: t("rental.back") }).click();
        await expect(modal).toBeHidden();
        await expect(page).toHaveURL(list);
        await page.goForward();
        await expect(modal).toBeVisible();
        await page.reload();
        await expect(heading(page, villa)).toBeVisible();
        const back = page.getByRole("link", { name: t("site.home"), exact: true });
        await expect(back).toHaveAttribute("href", list);
        await back.click();
        await expect(status(page)).toHaveText(atCanggu(rowsAt("canggu").length));
      },
    );

    test(
      "a rental's share link keeps the language, and its owner is asked in the advert's",
      onOneDevice,
      async ({ page, context, baseURL }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.goto(`${home}${pathOf(villa)}`);
        await expect(page.getByRole("link", { name: t("site.home"), exact: true })).toHaveAttribute(
          "href",
          home,
        );
        await page.getByRole("button", { name: t("rental.share"), exact: true }).click();
        const panel = page.getByRole("region", { name: t("rental.shareThis") });
        await panel.getByRole("button", { name: t("rental.copyLink") }).click();
        await expect(panel.getByRole("status")).toHaveText(t("ui.copied"));
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link).toBe(`${baseURL}${home}/rental?slug=${villa.slug}`);
        await page.goto(link);
        await expect(page).toHaveURL(`${home}${pathOf(villa)}`);

        await page.getByText(t("enquiry.ask"), { exact: true }).click();
        await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("English");
        await expect(page.getByRole("textbox", { name: t("enquiry.message") })).toHaveValue(/^Hello!/);
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      },
    );
  });

  // These flows differ between languages only in forms of words, of which Russian has the most.
  if (locale !== "ru") continue;

  test.describe(`in ${locale}`, () => {
    test("likes, notes, the comparison, hiding and the currency work", async ({ page }) => {
      const like = (name: string) =>
        page.getByRole("button", { name: t("card.like", { title: name }), exact: true });
      const note = page.getByRole("textbox", { name: t("notes.noteOn", { title }) });
      await open(page, list);
      await like(title).click();
      await like(other).click();
      await expect(likedOnly(page)).toHaveAccessibleName(/\(2\)$/);
      await likedOnly(page).check();
      await expect(status(page)).toHaveText(t("list.liked", { count: 2, n: "2" }));
      await note.fill("OK");
      await expect(page.getByText(t("notes.saved"))).toBeVisible();
      await page.getByRole("link", { name: t("compare.compare") }).click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${home}/compare\\?ids=`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("compare.heading", { count: 2 }));
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("site.liked") })
        .click();
      await expect(page).toHaveURL(`${home}/liked`);
      await expect(note).toHaveValue("OK");

      await open(page, list);
      await likedOnly(page).uncheck();
      await card(page, other).hover();
      await page.getByRole("button", { name: t("card.hideRental", { title: other }), exact: true }).click();
      await expect(page.getByText(t("hidden.kept"))).toBeVisible();
      await page.getByRole("button", { name: t("hidden.undo") }).click();
      await expect(card(page, other)).toBeVisible();

      await page.getByRole("combobox", { name: t("money.currency") }).selectOption("USD");
      await expect(card(page, title).getByText(/\$/).first()).toBeVisible();
      expect(await readStored(page)).toMatchObject({ state: { displayCurrency: "USD" } });
    });

    test("markers are named in the language, and narrow the list", async ({ page }) => {
      await open(page, home);
      const map = page.getByRole("region", { name: t("map.name") });
      await expect(map.locator(".base-map-label").getByText("Табанан")).toBeVisible();
      const n = rowsAt("denpasar").length;
      const marker = t("mapControls.marker", { places: "Денпасар", count: n, n: String(n) });
      await map.getByRole("button", { name: marker }).click();
      await expect(status(page)).toHaveText(t("list.at", { n: String(n), place: "Денпасар" }));
    });
  });

  test.describe(`in ${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("the filters are a form, and the languages are links", { tag: "@smoke" }, async ({ page }) => {
      await page.goto(list);
      await page.getByLabel(t("filters.name.min_bedrooms")).selectOption("2");
      await page.getByRole("button", { name: t("filters.search") }).click();
      await expect(page).toHaveURL(/[?&]min_bedrooms=2/);
      expect(new URL(page.url()).pathname).toBe(home);
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(/^[^?]*\/\?location=canggu&min_bedrooms=2$/);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });

    test("missing pages and empty lists say so in the language", async ({ page }) => {
      for (const [path, text] of [
        ["?location=atlantis", t("list.unknownLocation")],
        ["?location=canggu&min_bedrooms=6&price_range=11", t("list.empty")],
        ["/rental/no-such-home", t("notFound.rental")],
      ] as const) {
        await page.goto(`${home}${path}`);
        await expect(page.getByText(text).first()).toBeVisible();
      }
    });
  });
}
