import { expect, test } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type EmbeddedService, startEmbeddedService } from "../../scripts/embedded-service.ts";
import { importListings } from "../../scripts/import/import-listings.ts";
import { allRows, geoRows, listedRows, pathOf, rowsAt, someRow } from "./demo-rows.ts";
import { type Gate, shutGate } from "./gate.ts";
import { cards, listStatus, openFilters, untilInteractive } from "./home-screen.ts";
import { type OwnSite, startSite } from "./own-site.ts";
import { cardIds, listHeader, readPage } from "./raw-page.ts";

test.describe.configure({ mode: "serial" });

let service: EmbeddedService;
let client: SupabaseClient;
let gate: Gate;
let site: OwnSite;

test.beforeAll(async () => {
  service = await startEmbeddedService();
  client = createClient(service.url, service.secretKey, { auth: { persistSession: false } });
  await importListings({ client, listings: { rentals: allRows, geo_location: geoRows } });
  gate = await shutGate(service.url);
  const env = {
    SUPABASE_URL: gate.url,
    SUPABASE_ANON_KEY: service.anonKey,
    LISTINGS_REVALIDATE_SECONDS: "1",
  };
  site = await startSite({ env });
});

test.afterAll(async () => {
  await site?.stop();
  await gate?.shut();
  await service?.close();
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
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Error loading rentals.")).toBeVisible();

  await gate.open();
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
  await gate.shut();
  for (const path of [seen, pathOf(rental)]) {
    const cacheState = async () => (await request.get(`${site.url}${path}`)).headers()["x-nextjs-cache"];
    await expect.poll(cacheState).toBe("STALE");
    await expect.poll(cacheState).toBe("STALE");
    expect((await readPage(request, `${site.url}${path}`)).status).toBe(200);
  }
  const { html } = await readPage(request, `${site.url}${seen}`);
  expect(cardIds(html)).toEqual(firstCards);
});

test("filters never asked for before are answered too, only unread texts are not", async ({ request }) => {
  const expected = rowsAt("ubud").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 2);
  const { status, html } = await readPage(request, `${site.url}/?location=ubud&min_bedrooms=2`);
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) at Ubud`);
  expect((await readPage(request, `${site.url}/?keywords=never-asked`)).status).toBe(500);
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
  const { error } = await client.from("rentals").update({ is_deleted: true }).eq("id", newest?.id);
  expect(error).toBeNull();
  await gate.open();
  await expect
    .poll(async () => cardIds((await readPage(request, `${site.url}${seen}`)).html))
    .toEqual(
      rowsAt("canggu")
        .slice(1, 25)
        .map(({ id }) => id),
    );
});
