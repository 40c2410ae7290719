import { expect, test } from "@playwright/test";
import { listedRows, searchedText } from "./demo-rows.ts";
import { cardIds, listHeader, readPage } from "./raw-page.ts";

const firstCards = listedRows.slice(0, 24).map(({ id }) => id);
const everything = `Showing ${listedRows.length} rental(s) in Map View`;

const ignored = [
  "nonsense=1",
  "LOCATION=canggu",
  "price_range=12",
  "price_range=-11",
  "price_range=Infinity",
  "price_range=eleven",
  "min_bedrooms=0",
  "min_bedrooms=7",
  "min_bedrooms=2.5",
  "dateRange=year",
  "dateRange=__proto__",
  "sort=toString",
  "sort=price",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=abc",
  "page=",
  "location=",
  "location=%20%00%09",
  "keywords=",
  "keywords=%20%20",
  "keywords=,%20,,",
  "keywords=%00",
  "[]=&a[b]=c&=&&%",
  `x=${"y".repeat(10_000)}`,
];

test("unknown keys and values fall back to the default list", async ({ request }) => {
  for (const query of ignored) {
    const { status, html } = await readPage(request, `/?${query}`);
    const found = { status, header: listHeader(html), cards: cardIds(html) };
    expect.soft(found, query.slice(0, 40)).toEqual({ status: 200, header: everything, cards: firstCards });
  }
});

const hostile = [
  "'",
  '"',
  '"); drop table rentals; --',
  "' or 1=1 --",
  "a,b",
  "canggu,id.gt.0",
  "or(id.gt.0)",
  "(",
  "))",
  "[1]",
  "{}",
  "%",
  "%%",
  "*",
  "_",
  "...",
  "\\",
  "\\1",
  "a|b",
  "^",
  "$",
  "+",
  "a:b",
  "http://other.example/x",
  "//other.example",
  "../../etc/passwd",
  "null",
  "true",
  "<script>alert(1)</script>",
  "ع ربي فيلا",
  "\u202eabc",
  "🏝️",
  "\0",
  "pool\0villa",
  "x".repeat(10_000),
];

const isNothing = (text: string) => text.replaceAll("\0", "") === "";

test("a hostile location is unknown, never an error", async ({ request }) => {
  for (const text of hostile) {
    const { status, html } = await readPage(request, `/?location=${encodeURIComponent(text)}`);
    const expected = isNothing(text) ? [200, everything] : [404, "Location not found."];
    expect.soft([status, listHeader(html)], text.slice(0, 40)).toEqual(expected);
  }
});

test("hostile keywords are text, never syntax", async ({ request }) => {
  for (const text of hostile) {
    const { status, html } = await readPage(request, `/?keywords=${encodeURIComponent(text)}`);
    const terms = text
      .replaceAll("\0", " ")
      .toLowerCase()
      .slice(0, 160)
      .split(/[\s,]+/)
      .filter(Boolean);
    const found = listedRows.filter((row) => terms.every((term) => searchedText(row).includes(term)));
    expect.soft(status, text.slice(0, 40)).toBe(200);
    expect.soft(cardIds(html), text.slice(0, 40)).toEqual(found.slice(0, 24).map(({ id }) => id));
  }
});

test("a hostile slug is unknown, never an error, and redirects nowhere else", async ({ request }) => {
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

test("bytes that are no text are never an error of the server", async ({ request }) => {
  for (const bytes of ["%", "%ZZ", "%C3%28", "%ED%A0%80", "%FF%FE", "%E0%80%AF"]) {
    for (const path of ["/?location=", "/?keywords=", "/rental/", "/rental?slug=", "/search/"]) {
      expect.soft((await readPage(request, `${path}${bytes}`)).status, `${path}${bytes}`).toBeLessThan(500);
    }
  }
});

test("keywords find what every term of them is in, in either text", async ({ request }) => {
  for (const keywords of ["pool wifi", "pool, wifi", "POOL,wifi,, ac", "2br"]) {
    const terms = keywords.toLowerCase().split(/[\s,]+/);
    const expected = listedRows.filter((row) => terms.every((term) => searchedText(row).includes(term)));
    const { html } = await readPage(request, `/?keywords=${encodeURIComponent(keywords)}`);
    expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) in Map View`);
  }
});
