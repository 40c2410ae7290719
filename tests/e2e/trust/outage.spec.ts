import { type APIRequestContext, expect } from "@playwright/test";
import { rowsInDefaultView } from "../../support/default-view.ts";
import {
  allRows,
  foldedText,
  listedRows,
  pathOf,
  type RentalRow,
  rowsAt,
  someRow,
} from "../../support/demo-rows.ts";
import { card, openHome } from "../../support/home-screen.ts";
import { type Stage, testOnFailingData } from "../../support/site-fixture.ts";
import { cardIds, listHeader, readPage } from "../raw-page.ts";
import { healthOf } from "./health.ts";

const test = testOnFailingData(1, "none");
// The tests share one site, and take its data service away: not side by side, but in any order.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ request, stage }) => {
  await stage.data.inject("none");
  await expect.poll(() => healthOf(request)).toEqual([200, "up", "fresh"]);
});

const SEEN = "/?location=canggu";

/** Rentals of which no two tests take the same. */
const rows = rowsAt("canggu").filter(({ title, slug }) => title !== null && slug !== null);
const neverRead = rows.slice(1, 4);
const seen = someRow(rows, () => true);

function rowAt(index: number): RentalRow {
  const row = neverRead[index];
  if (row === undefined) throw new Error("The demo has too few listings.");
  return row;
}

/** Listings that have left the list, of which no two tests take the same. */
const older = allRows.filter(
  (row) =>
    row.slug !== null &&
    row.title !== null &&
    !row.is_deleted &&
    row.is_complete_listing &&
    !listedRows.includes(row),
);
const olderRow = someRow(older, ({ duplicate_of_id }) => duplicate_of_id === null);
const otherOlderRow = someRow(older, (row) => row !== olderRow && row.duplicate_of_id === null);

const idsFrom = (all: readonly RentalRow[], from: number) => all.slice(from, from + 24).map(({ id }) => id);

/** Takes the data service away, and waits until the site says that its listings are those of before. */
async function takeAway({ data }: Stage, request: APIRequestContext): Promise<void> {
  await data.inject("down");
  await expect.poll(() => healthOf(request)).toEqual([200, "down", "kept"]);
}

test("the page of an older listing that cannot be read loads when the visitor tries again", async ({
  page,
  stage,
}) => {
  await stage.data.inject("half-json");
  const response = await page.goto(pathOf(olderRow));
  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const fallback = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(fallback.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(fallback).toContainText(
    "An unexpected error occurred. We've logged the issue and will look into it.",
  );
  const details = fallback.getByRole("group");
  await expect(details.getByRole("paragraph")).toBeHidden();
  await details.getByText("Error details").click();
  await expect(details.getByRole("paragraph")).toHaveText(/\S/);
  await stage.data.inject("none");
  await fallback.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(olderRow.title ?? "");
  await expect(fallback).toHaveCount(0);
});

test("every page answers 200 while the listings are read again", async ({ request }) => {
  const statuses = new Set<number>();
  const left = rowsAt("ubud").slice(0, 24).map(pathOf);
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      statuses.add((await request.get(path, { maxRedirects: 0 })).status());
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  expect([...statuses]).toEqual([200]);
});

test("a listing that nobody has opened opens over the list while the service is down", async ({
  page,
  request,
  stage,
}) => {
  const row = rowAt(0);
  await openHome(page, SEEN);
  await takeAway(stage, request);
  await card(page, row.title ?? "")
    .getByRole("link")
    .click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toHaveText(row.title ?? "");
});

test("pages rendered before are served while the service is down", async ({ request, stage }) => {
  const paths = [SEEN, pathOf(seen)];
  for (const path of paths) expect((await readPage(request, path)).status).toBe(200);
  await takeAway(stage, request);
  // The first answers may be the pages of before, later ones are made anew.
  for (const path of [...paths, ...paths, ...paths])
    expect((await readPage(request, path)).status, path).toBe(200);
  expect(cardIds((await readPage(request, SEEN)).html)).toEqual(idsFrom(rowsAt("canggu"), 0));
});

test("new filters and keywords work while the service is down, but an older listing never read does not", async ({
  request,
  stage,
}) => {
  expect((await readPage(request, "/?keywords=pool")).status).toBe(200);
  await stage.data.inject("down");
  const expected = rowsAt("ubud").filter(({ bedrooms }) => bedrooms !== null && bedrooms >= 2);
  const { status, html } = await readPage(request, "/?location=ubud&min_bedrooms=2");
  expect(status).toBe(200);
  expect(listHeader(html)).toBe(`Showing ${expected.length} rental(s) at Ubud`);
  const searched = await readPage(request, "/?keywords=kitchen+wifi");
  const holding = rowsInDefaultView.filter((row) =>
    ["kitchen", "wifi"].every((term) => foldedText(row).includes(term)),
  );
  expect(holding.length).toBeGreaterThan(0);
  expect(listHeader(searched.html)).toBe(`Showing ${holding.length} rental(s) in Map View`);
  const further = idsFrom(listedRows, 24);
  const answer = await request.get(`/api/rentals?ids=${further.join(",")}`);
  expect((await answer.json()).rentals).toHaveLength(further.length);
  expect((await readPage(request, pathOf(rowAt(2)))).status).toBe(200);
  expect((await readPage(request, pathOf(otherOlderRow))).status).toBe(503);
});

test("changes made during the outage appear when the service is back", async ({ request, stage }) => {
  const [newest] = rowsAt("canggu");
  const shown = async () => cardIds((await readPage(request, SEEN)).html);
  await expect.poll(shown).toEqual(idsFrom(rowsAt("canggu"), 0));
  await stage.data.inject("down");
  await stage.data.change(newest?.id ?? 0, { is_deleted: true });
  await stage.data.inject("none");
  await expect.poll(shown).toEqual(idsFrom(rowsAt("canggu"), 1));
  await stage.data.change(newest?.id ?? 0, { is_deleted: false });
  await expect.poll(shown).toEqual(idsFrom(rowsAt("canggu"), 0));
});
