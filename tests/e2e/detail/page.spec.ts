import { type APIRequestContext, expect, test } from "@playwright/test";
import { allRows, listedRows, pathOf, someRow } from "../../support/demo-rows.ts";
import { heading, openRental, sidewaysOverflow, villa } from "../../support/detail-screen.ts";
import { cards, listStatus, untilInteractive } from "../../support/home-screen.ts";
import { readPage } from "../raw-page.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const complete = someRow(
  listedRows,
  ({ slug, title, price_amount, price_currency, rental_period, bedrooms, bathrooms, location, media_urls }) =>
    ![slug, title, price_amount, location].includes(null) &&
    `${price_currency} ${rental_period}` === "IDR month" &&
    (bedrooms ?? 0) > 1 &&
    (bathrooms ?? 0) > 1 &&
    media_urls.length > 2,
);

test("the raw HTML has the whole listing", { tag: "@smoke" }, async ({ request }) => {
  const { status, html } = await readPage(request, pathOf(complete));
  expect(status).toBe(200);
  const text = html.replace(/<[^>]+>/g, "");
  const { title, price_amount, bedrooms, bathrooms, location, amenities, raw_description } = complete;
  for (const said of [
    ...[title ?? "", `Rp ${price_amount?.toLocaleString("en")} / month`, ...amenities],
    ...[`${bedrooms} bedrooms`, `${bathrooms} bathrooms`],
    ...(raw_description ?? "").split("\n"),
  ])
    expect(text).toContain(escaped(said.trim()).replaceAll("'", "&#x27;"));
  expect(text.toLowerCase()).toContain(location);
  expect(text).toMatch(/Posted (Today|Yesterday|\w{3} \d\d \w{3} \d{4})/);
  for (const [index] of complete.media_urls.entries()) {
    const label = `Photo ${index + 1} of ${complete.media_urls.length}: `;
    expect(html).toMatch(new RegExp(`<img [^>]*alt="${label}`));
  }
});

/** Status and all redirect targets of an address. */
async function redirectOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const targets = response.headersArray().filter(({ name }) => name.toLowerCase() === "location");
  return { status: response.status(), targets: targets.map(({ value }) => value) };
}

test("an id and a share link redirect to the slug, a duplicate to its original, in one step", {
  tag: "@smoke",
}, async ({ request }) => {
  expect(await redirectOf(request, `/rental/${villa.id}`)).toEqual({ status: 308, targets: [pathOf(villa)] });
  const share = await redirectOf(request, `/rental?slug=${villa.slug}`);
  expect(share).toEqual({ status: 308, targets: [pathOf(villa)] });
  const duplicates = allRows.filter(({ duplicate_of_id, is_deleted }) => duplicate_of_id && !is_deleted);
  for (const row of duplicates.slice(0, 3)) {
    const original = someRow(allRows, ({ id }) => id === row.duplicate_of_id);
    for (const param of [row.slug, row.id].filter((value) => value !== null)) {
      const redirect = await redirectOf(request, `/rental/${param}`);
      expect(redirect).toEqual({ status: 308, targets: [pathOf(original)] });
    }
  }
});

test("a rental without a slug is served by its id", async ({ request }) => {
  const row = someRow(listedRows, ({ slug }) => slug === null);
  expect((await readPage(request, `/rental/${row.id}`)).status).toBe(200);
  expect((await readPage(request, `/rental/0${row.id}`)).status).toBe(308);
});

test("deleted and unknown rentals are not found", { tag: "@phone-only" }, async ({ page, request }) => {
  for (const row of allRows.filter(({ is_deleted }) => is_deleted)) {
    expect((await readPage(request, pathOf(row))).status).toBe(404);
  }
  const response = await page.goto("/rental/no-such-rental");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Rental not found." })).toBeVisible();
  await expect(page).toHaveTitle(/^Rental not found/);
  for (const row of listedRows.slice(0, 3)) {
    await expect(page.locator(`main a[href="${pathOf(row)}"]`)).toBeVisible();
  }
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Browse all rentals" }).click();
  await expect(page).toHaveURL("/");
});

test("keywords of the address are highlighted, and kept on the way home", async ({ page }) => {
  const [word = ""] = /[a-z]{5,}/.exec(villa.raw_description ?? "") ?? [];
  await openRental(page, villa, `keywords=${word}`);
  const marks = page.locator("mark");
  await expect(marks.first()).toBeVisible();
  for (const mark of await marks.allTextContents()) expect(mark.toLowerCase()).toBe(word);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${pathOf(villa)}$`),
  );
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(`/?keywords=${word}`);
});

test("the contact is one press away, and contact and source unfold to their links", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  await openRental(page, villa);
  const oneTap = page.locator('article a[data-umami-event="contact-click"]:visible').first();
  await expect(oneTap).toBeInViewport({ ratio: 1 });
  await expect(oneTap).toHaveAccessibleName(/WhatsApp|Telegram|Call|Email|Contact/);
  const home = page.getByRole("article");
  await home.getByText("Contact", { exact: true }).click();
  const contact = home.getByRole("link", {
    name: `${villa.contact_name}: Message on WhatsApp`,
    exact: true,
  });
  await expect(contact).toHaveAttribute("rel", "ugc nofollow noopener");
  await home.getByText("Source", { exact: true }).click();
  await expect(home.getByRole("link", { name: "Original post on Telegram" })).toHaveAttribute(
    "href",
    `https://t.me/${villa.source_channel_name}/${villa.message_id}`,
  );
});

const ofContact = (url: string | null) => listedRows.filter(({ contact_url }) => contact_url === url);

const shared = someRow(
  listedRows,
  ({ contact_url, slug }) => slug !== null && contact_url !== null && ofContact(contact_url).length > 1,
);

test("all rentals of a contact have a list of their own, whose address does not contain the contact", {
  tag: "@phone",
}, async ({ page }) => {
  await openRental(page, shared);
  const homes = ofContact(shared.contact_url);
  await page.getByText(/^Before you pay/).click();
  await page.getByRole("link", { name: /^\d+ ads here share this contact/ }).click();
  await untilInteractive(page);
  await expect(page).toHaveURL(/\/\?contact=[0-9a-f]+$/);
  await expect(listStatus(page)).toHaveText(`Showing ${homes.length} rental(s) of this contact`);
  await expect(cards(page)).toHaveCount(homes.length);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("link", { name: "Remove filter: Homes of this contact" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every photo is shown, details unfold, and nothing that needs scripts is shown", async ({ page }) => {
    await page.goto(pathOf(villa));
    await expect(heading(page, villa)).toBeVisible();
    await expect(page.getByRole("img", { name: /^Photo \d+ of / })).toHaveCount(villa.media_urls.length);
    await expect(page.getByRole("button", { name: /Like|Share|Show all photos/ })).toHaveCount(0);
    await page.getByText("Source", { exact: true }).click();
    await expect(page.getByRole("link", { name: "Original post on Telegram" })).toBeVisible();
  });
});
