import { equal } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { openFilters, openHome } from "../../../../tests/e2e/home-screen.ts";
import type { Check } from "../../check.ts";
import { noneFound } from "../none-found.ts";
import type { Visits } from "../visits.ts";

const WIDE = { viewport: { width: 1280, height: 900 } };

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
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await list.getByRole("option").first().getAttribute("id")) ?? "",
  );
  await field.press("Enter");
  await expect(page).toHaveURL(/\?location=sanur$/);
  await expect(field).toBeFocused();
  await bar.getByRole("button", { name: "Clear location" }).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  equal(await bar.locator("select").count(), 4, "the other choices are native selects");
}

/** Controls whose visible label is missing or is not part of their name. Runs in the page. */
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
  noneFound(await page.evaluate(unlabelled), "no label");
  await (await openFilters(page)).getByRole("combobox", { name: "Location" }).focus();
  await expect(page.getByRole("listbox", { name: "Locations" })).toBeVisible();
  noneFound(await page.evaluate(unlabelled), "no label");
}

export const filterChecks: readonly Check<Visits>[] = [
  {
    id: "H10",
    what: "location: combobox by keys, 'No matches found' announced; native selects",
    run: ({ visit }) => visit(WIDE, combobox),
  },
  {
    id: "H11",
    what: "every control has a visible label that is in its name",
    run: ({ visit }) => visit(WIDE, labels),
  },
];
