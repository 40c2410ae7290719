import { expect, test } from "@playwright/test";
import { rowsInDefaultView } from "../support/default-view.ts";
import { allRows, listedRows, pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { cardHrefs, listHeader, PAGE_SIZE, readPage } from "./raw-page.ts";

test("the HTML of the home page has its cards, list header and heading", { tag: "@smoke" }, async ({
  request,
}) => {
  const { status, html } = await readPage(request, "/");
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${rowsInDefaultView.length} rental(s) in Map View`);
  expect(cardHrefs(html)).toEqual(rowsInDefaultView.slice(0, PAGE_SIZE).map(pathOf));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain("Find Your Long-Term Home in Paradise");
  expect(html).toContain(
    "Explore peaceful villas, cozy studios, and digital nomad-friendly spaces across Bali.",
  );
});

const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
const withSlug = someRow(listedRows, (row) => row.slug !== null);

const missing = [
  ["an unknown slug", "/rental/no-such-home"],
  ["an unknown id", "/rental/999999999"],
  ["a deleted rental", pathOf(deleted)],
  ["a deleted rental by its id", `/rental/${deleted.id}`],
  ["no rental at all", "/rental"],
  ["an empty slug", "/rental?slug="],
  ["an unknown location", "/?location=nowhere"],
  ["an unknown location with filters", "/?location=nowhere&sort=pricePerMonthAsc"],
  ["a page past the end", "/?page=9999"],
  ["a page past the end of a location", "/?location=canggu&page=3"],
  ["an unknown path", "/no-such-path"],
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
  page,
  request,
}) => {
  // Links to other languages differ from page to page.
  const links = page.getByRole("contentinfo").locator("a:not([lang])");
  const footerOf = async (path: string) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  };
  const targets = await footerOf("/");
  expect(targets.length).toBeGreaterThan(3);
  for (const path of [pathOf(withSlug), "/area/canggu", "/no-such-path", "/about"])
    expect(await footerOf(path), path).toEqual(targets);
  for (const target of targets) {
    const [path = "", section] = target.split("#");
    const { status, html } = await readPage(request, path);
    expect(status, target).toBe(200);
    if (section !== undefined) expect(html).toContain(` id="${section}"`);
  }
});
