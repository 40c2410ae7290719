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

for (const query of ignored) {
  test(`the list is the default one for ?${query.slice(0, 40)}`, async ({ request }) => {
    const { status, html } = await readPage(request, `/?${query}`);
    expect(status).toBe(200);
    expect(listHeader(html)).toBe(everything);
    expect(cardIds(html)).toEqual(firstCards);
  });
}

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

for (const text of hostile) {
  const name = JSON.stringify(text).slice(0, 40);
  const encoded = encodeURIComponent(text);

  test(`a location ${name} is unknown, never an error`, async ({ request }) => {
    const { status, html } = await readPage(request, `/?location=${encoded}`);
    const isNothing = text.replaceAll("\0", "") === "";
    expect(status).toBe(isNothing ? 200 : 404);
    expect(listHeader(html)).toBe(isNothing ? everything : "Location not found.");
    expect(html).not.toContain("<script>alert");
  });

  test(`keywords ${name} are text, never syntax`, async ({ request }) => {
    const { status, html } = await readPage(request, `/?keywords=${encoded}`);
    const terms = text
      .replaceAll("\0", " ")
      .toLowerCase()
      .slice(0, 160)
      .split(/[\s,]+/)
      .filter(Boolean);
    const expected = listedRows.filter((row) => terms.every((term) => searchedText(row).includes(term)));
    expect(status).toBe(200);
    expect(cardIds(html)).toEqual(expected.slice(0, 24).map(({ id }) => id));
    expect(html).not.toContain("<script>alert");
  });

  test(`a slug ${name} is unknown, never an error`, async ({ request }) => {
    const { status } = await readPage(request, `/rental/${encoded}`);
    expect([400, 404]).toContain(status);
    const shared = await readPage(request, `/rental?slug=${encoded}`);
    expect([308, 400, 404]).toContain(shared.status);
    expect(shared.location ?? "").toMatch(/^[ -~]*$/);
    expect(shared.location ?? "").not.toMatch(/\.\.|^\/\/|other\.example/);
  });
}

const malformed = ["%", "%ZZ", "%C3%28", "%ED%A0%80", "%FF%FE", "%E0%80%AF"];

for (const bytes of malformed) {
  test(`${bytes} in an address is never an error of the server`, async ({ request }) => {
    for (const path of [
      `/?location=${bytes}`,
      `/?keywords=${bytes}`,
      `/rental/${bytes}`,
      `/rental?slug=${bytes}`,
    ]) {
      expect((await readPage(request, path)).status, path).toBeLessThan(500);
    }
  });
}

test("keywords find what every term of them is in, in either text", async ({ request }) => {
  for (const keywords of ["pool wifi", "pool, wifi", "POOL,wifi,, ac", "2br"]) {
    const terms = keywords.toLowerCase().split(/[\s,]+/);
    const expected = listedRows.filter((row) => terms.every((term) => searchedText(row).includes(term)));
    const { html } = await readPage(request, `/?keywords=${encodeURIComponent(keywords)}`);
    expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) in Map View`);
  }
});
