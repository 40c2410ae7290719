import { equal, match, ok } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../../../tests/e2e/demo-rows.ts";
import { openRental, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { listStatus, openFilters, openHome } from "../../../../tests/e2e/home-screen.ts";
import { ask } from "../../ask.ts";
import type { Check } from "../../check.ts";
import { noneFound } from "../none-found.ts";
import { hiddenStops } from "../tab-stops.ts";
import type { Visits } from "../visits.ts";

const SMALL = { viewport: { width: 320, height: 256 } };

/** Keeps every text that the live region comes to say. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  const said = await listStatus(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

async function announced(page: Page): Promise<void> {
  await openHome(page, "/?location=canggu");
  const bar = await openFilters(page);
  const said = await recordStatus(page);
  const bedrooms = bar.getByRole("combobox", { name: "Minimum bedrooms" });
  await bedrooms.focus();
  await bedrooms.selectOption("2");
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^Showing \d+ rental\(s\) at Canggu$/);
  await expect(bedrooms).toBeFocused();
  const keywords = bar.getByRole("searchbox", { name: "Keywords" });
  await keywords.focus();
  await keywords.fill("helipad");
  await expect.poll(async () => (await said()).at(-1)).toBe("No rentals found.");
  await expect(keywords).toBeFocused();
  ok((await said()).includes("Loading rentals..."), `not told that it loads: ${await said()}`);
}

async function announcedFailure({ visit, sites }: Visits): Promise<void> {
  match((await ask(sites.url, "/")).text, /<p role="status"[^>]*><\/p>/);
  await visit({ failing: true }, async (page) => {
    await openHome(page, "/");
    await expect(listStatus(page)).toHaveText("Error loading rentals.");
  });
}

async function reflowed(page: Page): Promise<void> {
  for (const path of ["/", "/?location=atlantis", "/?keywords=helipad", pathOf(villa), "/no-such-page"]) {
    await page.goto(path);
    equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${path} scrolls sideways`);
  }
  await openHome(page, "/?location=canggu");
  noneFound(await hiddenStops(page, 40), "covered or out of sight while focused");
  await openRental(page, villa);
  noneFound(await hiddenStops(page, 25), "covered or out of sight while focused");
}

async function panelReached(page: Page): Promise<void> {
  await openHome(page, "/");
  const panel = page.getByRole("region", { name: "List of rentals" });
  await panel.focus();
  await expect(panel).toBeFocused();
  const { scrolls } = await panel.evaluate((element) => ({
    scrolls: element.scrollHeight > element.clientHeight,
  }));
  ok(scrolls, "the list does not scroll in its panel");
}

export const resultChecks: readonly Check<Visits>[] = [
  {
    id: "H4",
    what: "a live region says every change of the list; the focus stays",
    run: async (visits) => {
      await visits.visit({}, announced);
      if (visits.sites.failing !== null) await announcedFailure(visits);
    },
  },
  {
    id: "H5",
    what: "at 320 x 256 nothing scrolls sideways, no focus is covered; the list panel takes the focus",
    run: async ({ visit }) => {
      await visit(SMALL, reflowed);
      await visit({ viewport: { width: 1280, height: 800 } }, panelReached);
    },
  },
];
