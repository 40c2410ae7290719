import { expect, test } from "@playwright/test";
import { rowsAt } from "../../support/demo-rows.ts";
import { openHome } from "../../support/home-screen.ts";
import { beginWith, storedState } from "../../support/stored-likes.ts";
import { likedOnly } from "./device.ts";

const [row] = rowsAt("canggu").filter(({ title }) => title !== null);
const title = row?.title ?? "";

test("a note and a status are saved and announced, and appear in another tab and on the next visit", async ({
  context,
  page,
}) => {
  await beginWith(context, storedState([row?.id ?? 0]));
  await openHome(page, "/?location=canggu");
  await likedOnly(page).check();
  const note = page.getByRole("textbox", { name: `Note on ${title}` });
  const status = page.getByRole("combobox", { name: `Status of ${title}` });
  await note.fill("Ask for the deposit");
  await expect(page.getByText("Saved on this device.")).toBeVisible();
  await status.selectOption("Asked");

  const other = await context.newPage();
  await openHome(other, "/?location=canggu");
  await likedOnly(other).check();
  const otherNote = other.getByRole("textbox", { name: `Note on ${title}` });
  await expect(otherNote).toHaveValue("Ask for the deposit");
  await otherNote.fill("Deposit is 5M");
  await expect(note).toHaveValue("Deposit is 5M");

  await page.reload();
  await expect(likedOnly(page)).toBeChecked();
  await expect(note).toHaveValue("Deposit is 5M");
  await expect(status.locator("option:checked")).toHaveText("Asked");
});
