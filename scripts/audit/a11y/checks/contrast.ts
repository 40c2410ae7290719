import { ok } from "node:assert";
import { expect, type Locator, type Page } from "@playwright/test";
import { openRental, viewer, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { openHome } from "../../../../tests/e2e/home-screen.ts";
import type { Check } from "../../check.ts";
import { textContrast } from "../text-contrast.ts";
import { settled, type Visits } from "../visits.ts";

const WIDTHS = [320, 768, 1280] as const;
const [keyword = ""] = (villa.title ?? "").toLowerCase().split(" ");

async function readable(text: Locator, what: string): Promise<void> {
  const measured = await textContrast(text);
  ok(measured !== null, `${what} is not on the screen`);
  ok(measured.ratio >= measured.needed, `${what}: ${measured.ratio.toFixed(2)}, ${measured.needed} needed`);
}

/** Looks at the page at every width and in both colour schemes. */
async function everywhere(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await look(`at ${width} px in ${colorScheme} colours`);
    }
  }
}

async function overPictures(page: Page): Promise<void> {
  await openHome(page, `/?location=${villa.location}`);
  await expect(page.locator("section:has(h1) img")).toHaveJSProperty("complete", true);
  await everywhere(page, async (where) => {
    for (const part of ["h1", "h2", "p"]) {
      await readable(page.locator(`section:has(h1) ${part}`), `${part} of the hero ${where}`);
    }
  });
  await readable(page.locator("[aria-roledescription=carousel] [aria-live]").first(), "a card's counter");
  await openRental(page, villa, keyword);
  await everywhere(page, async (where) => {
    await readable(page.getByRole("button", { name: "Show all photos" }), `'Show all photos' ${where}`);
    await readable(page.locator("mark").first(), `a highlighted keyword ${where}`);
  });
  await page.getByRole("button", { name: "Show all photos" }).click();
  await readable(viewer(page).locator("[aria-live]"), "the viewer's counter");
}

export const contrastChecks: readonly Check<Visits>[] = [
  {
    id: "H17",
    what: "text over the hero, over photos and on the highlight: contrast with every pixel",
    run: ({ visit }) => visit({}, overPictures),
  },
];
