import { expect, test } from "@playwright/test";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { foldedText, listedRows, pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { cards, listStatus, openFilters, untilInteractive } from "../support/home-screen.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { cardIds, listHeader, readPage } from "./raw-page.ts";

test.describe.configure({ mode: "serial" });

let data: DataBehindProxy;
let site: RunningSite;

test.beforeAll(async () => {
  data = await startDataBehindProxy();
  await data.inject("down");
  site = await startSite({ env: readingFrom(data, 1) });
});

test.afterAll(async () => {
  await site?.stop();
  await data?.close();
});

const seen = "/?location=canggu";
const rental = someRow(listedRows, ({ slug }) => slug !== null);
const firstCards = rowsAt("canggu")
  .slice(0, 24)
  .map(({ id }) => id);

test("a site that starts without its data service says that it cannot read", async ({ request }) => {
  expect((await readPage(request, `${site.url}/`)).status).toBe(500);
  expect((await readPage(request, `${site.url}/?keywords=pool`)).status).toBe(500);
  expect((await readPage(request, `${site.url}${pathOf(rental)}`)).status).toBe(500);
  const answer = await request.get(`${site.url}/api/rentals?ids=1`);
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

test("a visitor is told, tries again and goes on when the service is back", async ({ page }) => {
  const response = await page.goto(`${site.url}${seen}`);
  expect(response?.status()).toBe(500);
  await expect(page.getByText("Error loading rentals.")).toBeVisible();
  await untilInteractive(page);
  // In vain. The answer has no list, so the page is loaded anew, which has to end before the service is back.
  const refused = page.waitForResponse(
    (answer) => answer.status() === 500 && answer.request().isNavigationRequest(),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await (await refused).finished();
  await expect(page.getByText("Error loading rentals.")).toBeVisible();
  await untilInteractive(page);

  await data.inject("none");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
  await expect(cards(page)).toHaveCount(24);
});

test("the site has recovered by itself", async ({ request }) => {
  for (const path of ["/", seen, "/?keywords=pool", pathOf(rental)]) {
    expect((await readPage(request, `${site.url}${path}`)).status, path).toBe(200);
  }
});

test("pages seen before go on being served while the service is away", async ({ request }) => {
  await data.inject("down");
  for (const path of [seen, pathOf(rental)]) {
    const cacheState = async () => (await request.get(`${site.url}${path}`)).headers()["x-nextjs-cache"];
    await expect.poll(cacheState).toBe("STALE");
    await expect.poll(cacheState).toBe("STALE");
    expect((await readPage(request, `${site.url}${path}`)).status).toBe(200);
  }
  const { html } = await readPage(request, `${site.url}${seen}`);
  expect(cardIds(html)).toEqual(firstCards);
});

test("filters and keywords never asked for before are answered too, only a listing never read is not", async ({
  request,
}) => {
  const expected = rowsAt("ubud").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 2);
  const { status, html } = await readPage(request, `${site.url}/?location=ubud&min_bedrooms=2`);
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) at Ubud`);
  const searched = await readPage(request, `${site.url}/?keywords=kitchen+wifi`);
  const holding = listedRows.filter((row) =>
    ["kitchen", "wifi"].every((term) => foldedText(row).includes(term)),
  );
  expect(holding.length).toBeGreaterThan(0);
  expect(listHeader(searched.html)).toBe(`Showing ${holding.length} rental(s) in Map View`);
  const unseen = someRow(listedRows, ({ slug, id }) => slug !== null && id !== rental.id);
  expect((await readPage(request, `${site.url}${pathOf(unseen)}`)).status).toBe(500);
});

test("a visitor goes on filtering while the service is away", async ({ page }) => {
  await page.goto(`${site.url}${seen}`);
  await untilInteractive(page);
  await (await openFilters(page)).getByRole("combobox", { name: "Minimum bedrooms" }).selectOption("3");
  const expected = rowsAt("canggu").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 3);
  await expect(listStatus(page)).toHaveText(`Showing ${expected.length} rental(s) at Canggu`);
});

test("when the service is back, so is what changed meanwhile", async ({ request }) => {
  const [newest] = rowsAt("canggu");
  await data.change(newest?.id ?? 0, { is_deleted: true });
  await data.inject("none");
  await expect
    .poll(async () => cardIds((await readPage(request, `${site.url}${seen}`)).html))
    .toEqual(
      rowsAt("canggu")
        .slice(1, 25)
        .map(({ id }) => id),
    );
});
