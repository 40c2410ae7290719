import { expect, test } from "@playwright/test";
import { allRows, geoRows, listedRows, pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { cardHrefs, cardIds, listHeader, readPage } from "./raw-page.ts";

const PAGE_SIZE = 24;

test("the HTML of the home page has its cards, list header and heading", { tag: "@smoke" }, async ({
  request,
}) => {
  const { status, html } = await readPage(request, "/");
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${listedRows.length} rental(s) in Map View`);
  expect(cardHrefs(html)).toEqual(listedRows.slice(0, PAGE_SIZE).map(pathOf));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain("Find Your Long-Term Home in Paradise");
  expect(html).toContain(
    "Explore peaceful villas, cozy studios, and digital nomad-friendly spaces across Bali.",
  );
});

test("the HTML of a location has only its rentals", async ({ request }) => {
  const { status, html } = await readPage(request, "/?location=canggu");
  const rows = rowsAt("canggu");
  expect(status).toBe(200);
  expect(rows.length).toBeGreaterThan(PAGE_SIZE);
  expect(listHeader(html)).toBe(`Showing ${rows.length} rental(s) at Canggu`);
  expect(cardIds(html)).toEqual(rows.slice(0, PAGE_SIZE).map(({ id }) => id));
});

test("every place with rentals is linked with its count", async ({ request }) => {
  const { html } = await readPage(request, "/");
  const links = html.matchAll(/<a href="\/\?location=([^"&]+)"[^>]*>([^<]+)<span[^>]*>\((\d+)\)/g);
  const counts = new Map([...links].map(([, name, , count]) => [name?.replaceAll("+", " "), Number(count)]));
  const points = new Set(
    geoRows.filter((row) => row.rental_count > 0).map((row) => `${row.latitude} ${row.longitude}`),
  );
  expect(counts.size).toBe(points.size);
  for (const [name, count] of counts) expect([name, count]).toEqual([name, rowsAt(name ?? "").length]);
});

test("the HTML has no links to filtered lists, and no links or buttons inside a card's link", async ({
  request,
}) => {
  const { html } = await readPage(request, "/");
  expect(html).not.toMatch(
    /href="\/\?[^"]*(sort|keywords|price_range|min_bedrooms|dateRange|includes|stay|available)=/,
  );
  for (const [card] of html.matchAll(/<a href="\/rental\/.*?<\/a>/gs))
    expect(card).not.toMatch(/<button|<a .*<a /s);
});

const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
const withSlug = someRow(listedRows, (row) => row.slug !== null);
const withoutSlug = someRow(listedRows, (row) => row.slug === null && row.title !== null);

const missing = [
  ["an unknown slug", "/rental/no-such-home", "Rental not found."],
  ["an unknown id", "/rental/999999999", "Rental not found."],
  ["a deleted rental", pathOf(deleted), "Rental not found."],
  ["a deleted rental by its id", `/rental/${deleted.id}`, "Rental not found."],
  ["no rental at all", "/rental", "Rental not found."],
  ["an empty slug", "/rental?slug=", "Rental not found."],
  ["an unknown location", "/?location=nowhere", "Location not found."],
  ["an unknown location with filters", "/?location=nowhere&sort=pricePerMonthAsc", "Location not found."],
  ["a page past the end", "/?page=9999", "No rentals found."],
  ["a page past the end of a location", "/?location=canggu&page=3", "No rentals found."],
  ["an unknown path", "/no-such-path", "Page not found."],
] as const;

test("missing pages answer 404", { tag: "@smoke" }, async ({ request }) => {
  for (const [what, path] of missing) expect.soft((await readPage(request, path)).status, what).toBe(404);
});

test("a missing page offers the newest rentals of the area in its address, or else of all Bali", async ({
  page,
}) => {
  const newest = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("link");
  for (const path of ["/rental/some-villa-in-canggu-7", "/area/canggu-beach"]) {
    await page.goto(path);
    const links = await newest("Newest rentals in Canggu").all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(rowsAt("canggu").slice(0, 6).map(pathOf));
  }
  await page.goto("/area/nowhere");
  await expect(newest("Newest rentals").first()).toHaveAttribute("href", pathOf(listedRows[0] ?? withSlug));
});

test("not-found pages have a search that works without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const path of ["/rental/no-such-home", "/area/nowhere", "/no-such-path"]) {
    await page.goto(path);
    const search = page.getByRole("main").getByRole("searchbox", { name: "Search all rentals" });
    await search.fill("Pool");
    await search.press("Enter");
    await expect(page, path).toHaveURL("/?keywords=pool");
  }
  await context.close();
});

test("every page has the same footer, whose links lead to existing pages and sections", async ({
  request,
}) => {
  const footerOf = async (path: string) => {
    const [footer = ""] = /<footer.*<\/footer>/s.exec((await readPage(request, path)).html) ?? [];
    // Links to other languages differ from page to page.
    return [...footer.matchAll(/href="([^"#]*)(?:#([^"]*))?"(?! lang)/g)].map(([, to = "", id]) => ({
      to,
      id,
    }));
  };
  const links = await footerOf("/");
  expect(links).toHaveLength(7);
  for (const path of [
    "/?location=canggu",
    pathOf(withSlug),
    "/area/canggu",
    "/liked",
    "/no-such-path",
    "/about",
  ])
    expect(await footerOf(path), path).toEqual(links);
  for (const { to, id } of links) {
    const { status, html } = await readPage(request, to);
    expect(status, to).toBe(200);
    if (id !== undefined) expect(html).toContain(` id="${id}"`);
  }
});

test("a missing list says so without scripts", async ({ request }) => {
  const { html } = await readPage(request, "/?location=nowhere");
  expect(listHeader(html)).toBe("Location not found.");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(listHeader((await readPage(request, "/?page=9999")).html)).toBe("No rentals found.");
});

test("a list has structured data, an empty list has none", { tag: "@smoke" }, async ({ request }) => {
  const dataOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/<script type="application\/ld\+json"/g)?.length ?? 0;
  expect(await dataOf("/?location=canggu")).toBe(1);
  expect(await dataOf("/?keywords=nothing-says-this")).toBe(0);
});

const redirects = [
  ["a numeric id", `/rental/${withSlug.id}`, pathOf(withSlug)],
  ["a share link", `/rental?slug=${withSlug.slug}`, pathOf(withSlug)],
  ["a share link of a rental without slug", `/rental?slug=${withoutSlug.id}`, pathOf(withoutSlug)],
  ["the internal address of the list", "/search/-", "/"],
  [
    "the internal address of a query",
    `/search/${btoa("location=canggu").replaceAll("=", "")}`,
    "/?location=canggu",
  ],
] as const;

for (const [what, path, target] of redirects) {
  test(`${what} redirects permanently`, async ({ request, baseURL }) => {
    const { status, location } = await readPage(request, path);
    expect(status).toBe(308);
    expect(new URL(location ?? "", baseURL).href).toBe(new URL(target, baseURL).href);
  });
}
