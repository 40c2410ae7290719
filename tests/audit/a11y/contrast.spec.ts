import { expect, type Locator, type Page, test } from "@playwright/test";
import { openRental, viewer, villa } from "../../support/detail-screen.ts";
import { openHome } from "../../support/home-screen.ts";
import { settled } from "./measure/settled.ts";
import { textContrasts } from "./measure/text-contrast.ts";

const WIDTHS = [320, 768, 1280] as const;
const [keyword = ""] = (villa.title ?? "").toLowerCase().split(" ");

async function readable(text: Locator, what: string): Promise<void> {
  const texts = await text.evaluateHandle((element): Element[] => [element]);
  const [measured] = await textContrasts(text.page(), texts);
  if (!measured) throw new Error(`${what} is not on the screen`);
  expect(measured.ratio, what).toBeGreaterThanOrEqual(measured.needed);
}

/** Calls `look` at every width in both colour schemes. */
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

test("H17: text over the hero, photos and highlights contrasts with every pixel behind it", async ({
  page,
}) => {
  await openHome(page, `/?location=${villa.location}`);
  await expect(page.locator("section:has(h1) img")).toHaveJSProperty("complete", true);
  await everywhere(page, async (where) => {
    for (const part of ["h1", "h2", "p"]) {
      await readable(page.locator(`section:has(h1) ${part}`), `${part} of the hero ${where}`);
    }
  });
  await readable(page.locator("[aria-roledescription=carousel] [aria-live]").first(), "a card's counter");
  await openRental(page, villa, `keywords=${keyword}`);
  await everywhere(page, async (where) => {
    await readable(page.getByRole("button", { name: "Show all photos" }), `'Show all photos' ${where}`);
    await readable(page.locator("mark").first(), `a highlighted keyword ${where}`);
  });
  await page.getByRole("button", { name: "Show all photos" }).click();
  await readable(viewer(page).locator("[aria-live]"), "the viewer's counter");
});
