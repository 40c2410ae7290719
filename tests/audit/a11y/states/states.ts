import { expect, type Page } from "@playwright/test";
import { allRows, listedRows, type RentalRow, someRow } from "../../../support/demo-rows.ts";
import {
  filmed,
  heading,
  openOverList,
  openRental,
  reposted,
  viewer,
  villa,
} from "../../../support/detail-screen.ts";
import { listStatus, openFilters, openHome } from "../../../support/home-screen.ts";
import { mapPanel, openMap } from "../../../support/map-panel.ts";
import { beginWith, storedState } from "../../../support/stored-likes.ts";

/** A state of the site that a visitor can reach, and how to open it on the narrowest screen. */
export interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Whether the state is one of loading that never ends. */
  isLoading?: boolean;
  /** A selector of the new part of this state, when the rest belongs to another state. */
  within?: string;
}

const FILTERED =
  "/?location=canggu&price_range=38&min_bedrooms=1&sort=pricePerMonthAsc&keywords=pool&unstated=wifi&includes=wifi";
const NOTHING_FOUND = "/?location=canggu&price_range=11&min_bedrooms=6&keywords=pool";

const LIKED = listedRows.slice(0, 6).map(({ id }) => id);

/** A rental whose contact is a phone number, for WhatsApp and Telegram. */
const asked = someRow(listedRows, ({ contact_url }) => contact_url?.startsWith("https://wa.me/") ?? false);

const bare = someRow(allRows, (row) => row.media_urls.length === 0 && !row.is_deleted && row.slug !== null);

async function openPage(page: Page, row: RentalRow): Promise<void> {
  await openRental(page, row);
  await expect(heading(page, row)).toBeVisible();
}

async function typeLocation(page: Page, text: string): Promise<void> {
  const bar = await openFilters(page);
  const field = bar.getByRole("combobox", { name: "Location" });
  await field.click();
  await field.pressSequentially(text);
  await expect(page.getByRole("listbox", { name: "Locations" }).getByRole("option").first()).toBeVisible();
}

async function openLiked(page: Page): Promise<void> {
  await openHome(page, "/");
  await page.getByRole("checkbox", { name: /^Show liked only/ }).check();
  await expect(listStatus(page)).toHaveText(/liked|No rentals found/);
}

async function openAndUnfold(page: Page, row: RentalRow): Promise<void> {
  await openPage(page, row);
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
}

async function openViewer(page: Page): Promise<void> {
  await openPage(page, villa);
  await page.getByRole("button", { name: "Show all photos" }).click();
  await expect(viewer(page)).toBeVisible();
}

async function openEnquiry(page: Page): Promise<void> {
  await openPage(page, asked);
  await page.getByText("Ask the owner", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
}

async function openAfterMonths(page: Page): Promise<void> {
  const visits = [{ query: "location=canggu", before: 0, latest: 0, at: 0 }];
  const device = JSON.stringify({ version: 1, state: { visits } });
  await page.addInitScript((stored) => localStorage.setItem("DeviceStore", stored), device);
  await openHome(page, "/?location=canggu");
  await expect(page.getByText(/new since your last visit/)).toBeVisible();
}

async function openShare(page: Page): Promise<void> {
  const modal = await openOverList(page, villa);
  await modal.getByRole("button", { name: "Share" }).click();
  await expect(modal.getByRole("heading", { name: "Share this place" })).toBeVisible();
}

/** States of a site whose data service is up. */
export const STATES: readonly State[] = [
  { name: "home", open: (page) => openMap(page, "/") },
  { name: "filtered", open: (page) => openMap(page, FILTERED) },
  {
    name: "filters open",
    within: "search",
    open: async (page) => {
      await openMap(page, FILTERED);
      await openFilters(page);
    },
  },
  {
    name: "locations open",
    within: "search",
    open: async (page) => {
      await openMap(page, "/");
      await typeLocation(page, "u");
    },
  },
  {
    name: "no location matches",
    within: "search",
    open: async (page) => {
      await openMap(page, "/");
      await typeLocation(page, "zzz");
      await expect(page.getByText("No matches found")).toBeVisible();
    },
  },
  {
    name: "empty",
    open: async (page) => {
      await openHome(page, NOTHING_FOUND);
      await expect(listStatus(page)).toHaveText("No rentals found.");
    },
  },
  {
    name: "unknown location",
    open: async (page) => {
      await openHome(page, "/?location=atlantis");
      await expect(listStatus(page)).toHaveText("Location not found.");
    },
  },
  {
    name: "map failed",
    within: "[aria-label='Map of rentals']",
    open: async (page) => {
      await page.route("**/map/*/*.json", (route) => route.abort());
      await openHome(page, "/");
      await page.getByRole("button", { name: /^Map of \d/ }).click();
      await expect(mapPanel(page).getByText("The map could not be loaded.")).toBeVisible();
    },
  },
  { name: "liked only, none", open: openLiked },
  {
    name: "liked only",
    open: async (page) => {
      await beginWith(page, storedState(LIKED, "USD"));
      await openLiked(page);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "liked rentals on this device",
    open: async (page) => {
      await beginWith(page, storedState(LIKED, "USD"));
      await openHome(page, "/");
      await page.goto("/liked");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "sources",
    open: async (page) => {
      await page.goto("/sources");
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  { name: "detail", open: (page) => openAndUnfold(page, villa) },
  {
    name: "statement followed",
    within: "article",
    open: async (page) => {
      await openPage(page, villa);
      await page.locator('a[href^="#says-"]').first().click();
    },
  },
  {
    name: "detail of a reposted rental, in dollars",
    within: "aside",
    open: async (page) => {
      await beginWith(page, storedState([], "USD"));
      await openAndUnfold(page, reposted);
    },
  },
  { name: "detail with video", open: (page) => openPage(page, filmed) },
  { name: "detail without photos", open: (page) => openPage(page, bare) },
  {
    name: "modal",
    within: "dialog",
    open: async (page) => void (await openOverList(page, villa, "&keywords=room")),
  },
  {
    name: "comparison",
    open: async (page) => {
      await page.goto(`/compare?ids=${[...LIKED.slice(0, 3), 987_654_321]}`);
      await page.getByRole("button", { name: "Add all to mine" }).click();
      await expect(page.getByText("3 added.")).toBeVisible();
    },
  },
  {
    name: "shared list",
    open: async (page) => {
      await page.goto(`/compare?ids=${[...LIKED, 987_654_321]}`);
      await expect(page.getByRole("heading", { name: "Shortlist of 7 homes" })).toBeVisible();
    },
  },
  {
    name: "nothing to compare",
    open: async (page) => {
      await page.goto("/compare");
      await expect(page.getByRole("heading", { name: "Compare homes" })).toBeVisible();
    },
  },
  { name: "ask", within: "details:has(textarea)", open: openEnquiry },
  { name: "new since the last visit", within: "[aria-label='Results']", open: openAfterMonths },
  { name: "share", within: "section:has(> h2)", open: openShare },
  { name: "viewer", within: "dialog", open: openViewer },
  { name: "area", open: async (page) => void (await page.goto("/area/ubud")) },
  { name: "rental not found", open: async (page) => void (await page.goto("/rental/no-such-home")) },
  { name: "page not found", open: async (page) => void (await page.goto("/no-such-page")) },
];
