import { expect, type Page, test } from "@playwright/test";
import { openFilters, openHome } from "../../support/home-screen.ts";

test.use({ viewport: { width: 1280, height: 900 } });

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

test("H11: the name of every control contains its visible label", ({ page }) => labels(page));
