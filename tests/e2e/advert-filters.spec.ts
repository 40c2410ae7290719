import { expect, type Page, test } from "@playwright/test";
import { listStatus, openHome, openMoreFilters } from "../support/home-screen.ts";

const HOME = "/?location=canggu";

const shown = (count: string | undefined) => `Showing ${count} rental(s) at Canggu`;

/** A checkbox of the filters, with the count in its label. */
async function boxOf(page: Page, label: string) {
  const box = (await openMoreFilters(page)).getByRole("checkbox", {
    name: new RegExp(`^${label} \\(\\d+\\)$`),
  });
  const text = await box.locator("..").textContent();
  return { box, count: /\((\d+)\)$/.exec(text ?? "")?.[1] };
}

test("filters by facts of the advert show their counts and chips, and are kept in the address", async ({
  page,
}) => {
  await openHome(page, HOME);
  const wifi = await boxOf(page, "Wi-Fi");
  await wifi.box.check();
  await expect(page).toHaveURL(`${HOME}&includes=wifi`);
  await expect(listStatus(page)).toHaveText(shown(wifi.count));
  const pets = await boxOf(page, "Pets allowed");
  await pets.box.check();
  await expect(page).toHaveURL(`${HOME}&includes=wifi,pets`);
  await expect(listStatus(page)).toHaveText(shown(pets.count));

  await page.reload();
  await expect(listStatus(page)).toHaveText(shown(pets.count));
  const bar = await openMoreFilters(page);
  await expect(bar.getByRole("checkbox", { name: /^Wi-Fi/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Remove filter: Pets allowed" }).click();
  await expect(page).toHaveURL(`${HOME}&includes=wifi`);
  await expect(listStatus(page)).toHaveText(shown(wifi.count));
});

test("a date edited part by part filters once it is plausible, and can include adverts without a date", async ({
  page,
}) => {
  await openHome(page, `${HOME}&available=2098-12-15`);
  const field = (await openMoreFilters(page)).getByLabel("Move in by", { exact: true });
  await field.focus();
  await field.press("Tab");
  await field.press("Backspace");
  await expect(field).toHaveValue("");
  await field.press("2");
  await expect(page).toHaveURL(`${HOME}&available=2098-12-02`);

  for (const key of ["Backspace", "Shift+Tab", "Backspace", "Tab", "Tab"]) await field.press(key);
  await expect(page).toHaveURL(`${HOME}&available=2098-12-02`);
  // The filter goes at once: if it went on blur, the page would move under the press that leaves the field.
  await field.press("Backspace");
  await expect(page).toHaveURL(HOME);
  await expect(field).toBeFocused();

  await field.fill("2098-12-01");
  await expect(page).toHaveURL(`${HOME}&available=2098-12-01`);
  await field.fill("0002-12-01");
  await expect(field).toHaveValue("0002-12-01");
  await expect(page).toHaveURL(`${HOME}&available=2098-12-01`);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Include ads that do not say from when" }).click();
  await expect(page).toHaveURL(`${HOME}&unstated=available&available=2098-12-01`);
  await page.getByRole("link", { name: "Remove filter: Move in by 01 Dec 2098 or not stated" }).click();
  await expect(page).toHaveURL(HOME);
});
