import { expect, type Locator, type Page, test } from "@playwright/test";
import { listedRows, pathOf, someRow } from "../../support/demo-rows.ts";
import { openOverList, openRental, sidewaysOverflow } from "../../support/detail-screen.ts";

/** A rental whose contact is a phone number, for WhatsApp and Telegram. */
const row = someRow(
  listedRows,
  ({ contact_url, location, slug, title }) =>
    /^https:\/\/wa\.me\/\d+$/.test(contact_url ?? "") &&
    location === "canggu" &&
    slug !== null &&
    title !== null,
);

async function ask(within: Page | Locator): Promise<Locator> {
  await within.getByText("Ask the owner", { exact: true }).click();
  const message = within.getByRole("textbox", { name: "Message" });
  await expect(message).toBeVisible();
  return message;
}

async function draft(within: Page | Locator, app: string): Promise<URL> {
  return new URL((await within.getByRole("link", { name: `Open in ${app}` }).getAttribute("href")) ?? "");
}

test("a message to the owner opens in WhatsApp in the visitor's language and words", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  await openRental(page, row);
  const fold = page.getByText("Ask the owner", { exact: true });
  await fold.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const message = await ask(page);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toHaveValue(/^Hello! Is this home still available\?\n/);
  await expect(message).toHaveValue(new RegExp(`^https?://\\S+${pathOf(row)}$`, "m"));

  await page.getByRole("radio", { name: "Indonesia" }).check();
  await expect(message).toHaveValue(/^Halo, apakah tempat ini masih tersedia/);
  await message.fill("Halo Made, apa kabar?");
  const whatsapp = await draft(page, "WhatsApp");
  expect(whatsapp.origin + whatsapp.pathname).toBe(row.contact_url);
  expect(whatsapp.searchParams.get("text")).toBe("Halo Made, apa kabar?");
  expect((await draft(page, "Telegram")).searchParams.get("text")).toBe("Halo Made, apa kabar?");
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  await page.reload();
  await expect(await ask(page)).toHaveValue(/^Halo, apakah tempat ini masih tersedia/);
  await expect(page.getByRole("radio", { name: "Indonesia" })).toBeChecked();
});

test("a message to the owner can be copied in the dialog by keyboard alone", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const modal = await openOverList(page, row);
  await modal.locator("summary", { hasText: "Ask the owner" }).focus();
  await page.keyboard.press("Enter");
  const message = modal.getByRole("textbox", { name: "Message" });
  await expect(message).toBeVisible();
  await modal.getByRole("radio", { name: "English" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(message).toHaveValue(/^Здравствуйте!/);
  await modal.getByRole("button", { name: "Copy message" }).focus();
  await page.keyboard.press("Enter");
  await expect(modal.getByText("Message copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await message.inputValue());
});
