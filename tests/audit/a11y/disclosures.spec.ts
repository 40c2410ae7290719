import { expect, type Page, test } from "@playwright/test";
import { openRental, villa } from "../../support/detail-screen.ts";

async function details(page: Page): Promise<void> {
  await openRental(page, villa);
  const all = page.locator("article details").filter({ visible: true });
  expect(await all.count(), "contact, source and description unfold").toBeGreaterThanOrEqual(3);
  for (const part of await all.all()) {
    const before = await part.getAttribute("open");
    await part.locator("summary").press("Enter");
    await expect(part).toHaveJSProperty("open", before === null);
  }
}

test("H15: expandable details open and close by keyboard", ({ page }) => details(page));
