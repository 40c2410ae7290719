import { expect, type Page } from "@playwright/test";
import { allRows, listedRows, type RentalRow, someRow } from "../../../tests/e2e/demo-rows.ts";
import {
  filmed,
  heading,
  openOverList,
  openRental,
  viewer,
  villa,
} from "../../../tests/e2e/detail/detail-screen.ts";
import { listStatus, openFilters, openHome } from "../../../tests/e2e/home-screen.ts";
import { mapPanel, openMap } from "../../../tests/e2e/map/behaviour.ts";
import { beginWith, storedState } from "../../../tests/e2e/stored-likes.ts";

/** A state of the site that a visitor can be in, and the way there on the narrowest screen. */
export interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Something is on its way, and does not arrive. */
  isLoading?: boolean;
  /** A selector: what is new in this state, where the rest is the page of another one. */
  within?: string;
}

const FILTERED = "/?location=canggu&price_range=38&min_bedrooms=1&sort=pricePerMonthAsc&keywords=pool";
const NOTHING_FOUND = "/?location=canggu&price_range=11&min_bedrooms=6&keywords=pool";

const LIKED = listedRows.slice(0, 6).map(({ id }) => id);

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

async function openShare(page: Page): Promise<void> {
  const modal = await openOverList(page, villa);
  await modal.getByRole("button", { name: "Share" }).click();
  await expect(modal.getByRole("heading", { name: "Share this place" })).toBeVisible();
}

/** The states of a site whose data service answers. */
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
      await page.route("**/map/*.json", (route) => route.abort());
      await openHome(page, "/");
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
  { name: "detail", open: (page) => openAndUnfold(page, villa) },
  { name: "detail with video", open: (page) => openPage(page, filmed) },
  { name: "detail without photos", open: (page) => openPage(page, bare) },
  {
    name: "modal",
    within: "dialog",
    open: async (page) => void (await openOverList(page, villa, "&keywords=room")),
  },
  { name: "share", within: "section:has(> h2)", open: openShare },
  { name: "viewer", within: "dialog", open: openViewer },
  { name: "rental not found", open: async (page) => void (await page.goto("/rental/no-such-home")) },
  { name: "page not found", open: async (page) => void (await page.goto("/no-such-page")) },
];
