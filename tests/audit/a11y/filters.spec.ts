import { expect, type Page, test } from "@playwright/test";
import { openFilters, openHome } from "../../support/home-screen.ts";

test.use({ viewport: { width: 1280, height: 900 } });

async function combobox(page: Page): Promise<void> {
  await openHome(page, "/");
  const bar = await openFilters(page);
  const field = bar.getByRole("combobox", { name: "Location" });
  const list = page.getByRole("listbox", { name: "Locations" });
  await field.focus();
  await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.pressSequentially("zzz");
  await expect(bar.getByRole("status")).toHaveText("No matches found");
  await field.fill("sanu");
  await expect(list.getByRole("option").first()).toHaveText(/^Sanur/);
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await list.getByRole("option").first().getAttribute("id")) ?? "",
  );
  await field.press("Enter");
  await expect(page).toHaveURL(/\?location=sanur$/);
  await expect(field).toBeFocused();
  await bar.getByRole("button", { name: "Clear location" }).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  expect(await bar.locator("select").count(), "the other choices are native selects").toBe(9);
}

/** Controls whose visible label is missing or not part of their name. Runs in the page. */
function unlabelled(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input:not([type=hidden]), select",
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility()) return [];
    const label = control.labels?.[0];
    const text = label?.textContent.replace(/\s+/g, " ").trim() ?? "";
    const isShown = (label?.getBoundingClientRect().height ?? 0) > 1;
    const ownName = control.getAttribute("aria-label");
    const isNamed = ownName === null || ownName.includes(text);
    return text !== "" && isShown && isNamed ? [] : [control.outerHTML.slice(0, 120)];
  });
}

async function labels(page: Page): Promise<void> {
  await openHome(page, "/");
  expect(await page.evaluate(unlabelled), "no label").toEqual([]);
  await (await openFilters(page)).getByRole("combobox", { name: "Location" }).focus();
  await expect(page.getByRole("listbox", { name: "Locations" })).toBeVisible();
  expect(await page.evaluate(unlabelled), "no label").toEqual([]);
}

test("H10: the location is a combobox that works by keys and announces no matches; others are selects", ({
  page,
}) => combobox(page));

test("H11: the name of every control contains its visible label", ({ page }) => labels(page));
