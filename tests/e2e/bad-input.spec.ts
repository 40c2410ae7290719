import { expect, test } from "@playwright/test";
import { foldedText, listedRows, rowsAt } from "../support/demo-rows.ts";
import { cardIds, listHeader, readPage, readTyped } from "./raw-page.ts";

const firstCards = listedRows.slice(0, 24).map(({ id }) => id);
const everything = `Showing ${listedRows.length} rental(s) in Map View`;

/** Queries that are served as the default list without a redirect. */
const ignored = [
  "nonsense=1",
  "LOCATION=canggu",
  "page=",
  "location=",
  "keywords=",
  "keywords=,%20,,",
  "includes=",
  "available=",
  "[]=&a[b]=c&=&&%",
  `x=${"y".repeat(10_000)}`,
];

/** Queries that redirect: default values, and values invalid for their key (all: tests/unit/filters/schema.test.ts). */
const leaving = [
  "dateRange=month&sort=none",
  "page=1",
  "price_range=eleven",
  "location=%20%00%09",
  "keywords=%00",
];

test("default and invalid values are removed from the address by one redirect", { tag: "@smoke" }, async ({
  request,
}) => {
  for (const query of leaving) {
    const { status, location } = await readPage(request, `/?${query}`);
    expect.soft([status, location], query).toEqual([308, "/"]);
  }
  const { status, location } = await readPage(request, "/?sort=none&utm_source=x&location=Canggu");
  expect([status, location]).toEqual([308, "/?location=canggu&utm_source=x"]);
  expect((await readPage(request, location ?? "")).status).toBe(200);
});

test("unknown keys and empty values are served as the default list", async ({ request }) => {
  for (const query of ignored) {
    const { status, html } = await readPage(request, `/?${query}`);
    const found = { status, header: listHeader(html), cards: cardIds(html) };
    expect.soft(found, query.slice(0, 40)).toEqual({ status: 200, header: everything, cards: firstCards });
  }
});

/** More cases for keywords: tests/unit/data/keyword-index.test.ts. */
const hostile = [
  '"); drop table rentals; --',
  "canggu,id.gt.0",
  "%",
  "\\1",
  "//other.example",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "ع ربي فيلا",
  "\u202eabc",
  "🏝️",
  "\0",
  "pool\0villa",
  "x".repeat(10_000),
];

const isNothing = (text: string) => text.replaceAll("\0", "") === "";

test("a hostile location is unknown, without a server error", async ({ request }) => {
  for (const text of hostile) {
    const { status, html } = await readTyped(request, `/?location=${encodeURIComponent(text)}`);
    const canggu = `Showing ${rowsAt("canggu").length} rental(s) at Canggu`;
    const expected = isNothing(text)
      ? [200, everything]
      : // The text after the comma is a second, unknown area.
        text.startsWith("canggu,")
        ? [200, canggu]
        : [404, "Location not found."];
    expect.soft([status, listHeader(html)], text.slice(0, 40)).toEqual(expected);
  }
});

test("hostile keywords are searched as text", async ({ request }) => {
  for (const text of hostile) {
    const { status, html } = await readTyped(request, `/?keywords=${encodeURIComponent(text)}`);
    const terms = text
      .replaceAll("\0", " ")
      .toLowerCase()
      .slice(0, 160)
      .split(/[\s,]+/)
      .filter(Boolean);
    const found = listedRows.filter((row) => terms.every((term) => foldedText(row).includes(term)));
    expect.soft(status, text.slice(0, 40)).toBe(200);
    expect.soft(cardIds(html), text.slice(0, 40)).toEqual(found.slice(0, 24).map(({ id }) => id));
  }
});

test("a hostile slug is unknown, without a server error or a redirect elsewhere", async ({ request }) => {
  for (const text of hostile) {
    const page = await readPage(request, `/rental/${encodeURIComponent(text)}`);
    expect.soft([400, 404], text.slice(0, 40)).toContain(page.status);
    const shared = await readPage(request, `/rental?slug=${encodeURIComponent(text)}`);
    expect.soft([308, 400, 404], text.slice(0, 40)).toContain(shared.status);
    expect.soft(shared.location ?? "").toMatch(/^[ -~]*$/);
    expect.soft(shared.location ?? "").not.toMatch(/\.\.|^\/\/|other\.example/);
  }
});

test("markup in an address stays text", async ({ request }) => {
  const markup = "<script>alert(1)</script>";
  for (const path of ["/?location=", "/?keywords=", "/rental/", "/?location=canggu&keywords=%22%27"]) {
    const response = await request.get(`${path}${encodeURIComponent(markup)}`);
    expect(await response.text()).not.toContain(markup);
  }
});

test("invalid UTF-8 in an address causes no server error", async ({ request }) => {
  for (const bytes of ["%", "%ZZ", "%C3%28", "%ED%A0%80", "%FF%FE", "%E0%80%AF"]) {
    for (const path of [
      ...["/?location=", "/?keywords=", "/rental/", "/rental?slug=", "/search/", "/preview/", "/preview/x/"],
      ...["/photos/x/", "/area/", "/area/canggu/", "/api/list/", "/compare/", "/none/"],
    ]) {
      expect.soft((await readPage(request, `${path}${bytes}`)).status, `${path}${bytes}`).toBeLessThan(500);
    }
  }
});

test("not-found screens are complete without scripts, and log no errors with them", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser logs the status of the page itself.
    const isStatus = message.location().url === page.url() && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isStatus) errors.push(message.text());
  });
  for (const [path, text] of [
    ["/rental/no-such-home", "Rental not found."],
    ["/?location=nowhere", "Location not found."],
    ["/?page=99", "No rentals found."],
    ["/search/junk", "Location not found."],
    ["/no-such-path", "Page not found."],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    expect([path, errors]).toEqual([path, []]);
  }
});

test("keywords find the rentals that contain every term in the title or the text", async ({ request }) => {
  for (const keywords of ["pool wifi", "pool, wifi", "POOL,wifi,, ac", "2br"]) {
    const terms = keywords.toLowerCase().split(/[\s,]+/);
    const expected = listedRows.filter((row) => terms.every((term) => foldedText(row).includes(term)));
    const { html } = await readTyped(request, `/?keywords=${encodeURIComponent(keywords)}`);
    expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) in Map View`);
  }
});
