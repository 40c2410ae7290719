import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { openRental, villa } from "../../support/detail-screen.ts";
import { listStatus, openFilters, openHome } from "../../support/home-screen.ts";
import { hiddenStops } from "./measure/tab-stops.ts";

/** Records every text of the live region. */
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
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^Showing [\d,]+ rental\(s\) at Canggu$/);
  await expect(bedrooms).toBeFocused();
  const keywords = bar.getByRole("searchbox", { name: "Keywords" });
  await keywords.focus();
  await keywords.fill("helipad");
  await expect.poll(async () => (await said()).at(-1)).toBe("No rentals found.");
  await expect(keywords).toBeFocused();
  expect(await said(), `not told that it loads: ${await said()}`).toContain("Loading rentals...");
}

async function reflowed(page: Page): Promise<void> {
  for (const path of ["/", "/?location=atlantis", "/?keywords=helipad", pathOf(villa), "/no-such-page"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBe(
      320,
    );
  }
  await openHome(page, "/?location=canggu");
  expect(await hiddenStops(page, 40), "covered or out of sight while focused").toEqual([]);
  await openRental(page, villa);
  expect(await hiddenStops(page, 25), "covered or out of sight while focused").toEqual([]);
}

async function panelReached(page: Page): Promise<void> {
  await openHome(page, "/");
  const panel = page.getByRole("region", { name: "List of rentals" });
  await panel.focus();
  await expect(panel).toBeFocused();
  const { scrolls } = await panel.evaluate((element) => ({
    scrolls: element.scrollHeight > element.clientHeight,
  }));
  expect(scrolls, "the list does not scroll in its panel").toBe(true);
}

test("H4: a live region announces every change of the list, and the focus stays", ({ page }) =>
  announced(page));

test("H4: the live region exists, and is empty, before its first announcement", async ({ request }) => {
  expect(await (await request.get("/")).text()).toMatch(/<p role="status"[^>]*><\/p>/);
});

test.describe(() => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("H5: at 320 x 256 nothing scrolls sideways, and no focused element is covered", ({ page }) =>
    reflowed(page));
});

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("H5: the list panel can be focused", ({ page }) => panelReached(page));
});
