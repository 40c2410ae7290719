import { ok } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { openRental, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import type { Check } from "../../check.ts";
import type { Visits } from "../visits.ts";

async function share(page: Page): Promise<void> {
  await openRental(page, villa);
  const button = page.getByRole("button", { name: "Share", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const panel = page.getByRole("region", { name: "Share this place" });
  await expect(panel.getByRole("heading", { name: "Share this place" })).toBeVisible();
  await expect(panel.getByRole("status")).toBeAttached();
  await panel.getByRole("button", { name: "Copy Link" }).press("Enter");
  await expect(panel.getByRole("status")).toHaveText("Link copied to clipboard");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
}

async function details(page: Page): Promise<void> {
  await openRental(page, villa);
  const all = page.locator("article details");
  ok((await all.count()) >= 3, "contact, source and description unfold");
  for (const part of await all.all()) {
    const before = await part.getAttribute("open");
    await part.locator("summary").press("Enter");
    await expect(part).toHaveJSProperty("open", before === null);
  }
}

export const disclosureChecks: readonly Check<Visits>[] = [
  {
    id: "H14",
    what: "share: expanded state, heading, 'Link copied to clipboard' announced, Escape",
    run: ({ visit }) => visit({ permissions: ["clipboard-read", "clipboard-write"] }, share),
  },
  {
    id: "H15",
    what: "expandable details open and close by keyboard",
    run: ({ visit }) => visit({}, details),
  },
];
