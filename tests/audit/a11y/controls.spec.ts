import { expect, test } from "@playwright/test";
import { openOverList, openRental, viewer, villa } from "../../support/detail-screen.ts";
import { openFilters, openHome } from "../../support/home-screen.ts";
import { openMap } from "../../support/map-panel.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Controls inside controls. */
const NESTED =
  "a button, a a, button a, button button, a [tabindex], label button, summary a, summary button";

test("H6: no control is nested in another", async ({ page }) => {
  await openHome(page, "/");
  expect(await page.locator(NESTED).count(), "controls inside controls on the list").toBe(0);
  await openRental(page, villa);
  expect(await page.locator(NESTED).count(), "controls inside controls on the detail page").toBe(0);
});

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

test("H11: the name of every control contains its visible label", async ({ page }) => {
  await openHome(page, "/");
  expect(await page.evaluate(unlabelled), "no label").toEqual([]);
  await (await openFilters(page)).getByRole("combobox", { name: "Location" }).focus();
  await expect(page.getByRole("listbox", { name: "Locations" })).toBeVisible();
  expect(await page.evaluate(unlabelled), "no label").toEqual([]);
});

test("H15: expandable details open and close by keyboard", async ({ page }) => {
  await openRental(page, villa);
  const all = page.locator("article details").filter({ visible: true });
  expect(await all.count(), "contact, source and description unfold").toBeGreaterThanOrEqual(3);
  for (const part of await all.all()) {
    const before = await part.getAttribute("open");
    await part.locator("summary").press("Enter");
    await expect(part).toHaveJSProperty("open", before === null);
  }
});

/** Targets smaller than 44 px on a touch screen, except links within a sentence. Runs in the page. */
function smallTargets(): string[] {
  const LEAST = 44;
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...within.querySelectorAll("a[href], button, select, input, summary")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest("[inert]") !== null || element.matches("header > a:first-child:not(:focus)"))
      return [];
    const isInText = getComputedStyle(element).display === "inline" && element.closest("p, dd") !== null;
    if (isInText) return [];
    const area =
      element.closest("label") ?? (element.matches("[data-rental]") ? element.closest("article") : element);
    const { width, height } = (area ?? element).getBoundingClientRect();
    if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return [];
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
    return [`${name} ${Math.round(width)} x ${Math.round(height)}`];
  });
}

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("H19: every target on a touch screen is at least 44 px (24 px elsewhere: axe)", async ({ page }) => {
    await openMap(page, "/?location=canggu&min_bedrooms=1");
    await openFilters(page);
    expect(await page.evaluate(smallTargets), "on the list").toEqual([]);
    await page.goto("/?location=canggu&keywords=helipad");
    await expect(page.getByRole("link", { name: "Show all rentals" })).toBeVisible();
    expect(await page.evaluate(smallTargets), "where nothing is found").toEqual([]);
    await openRental(page, villa);
    expect(await page.evaluate(smallTargets), "on the detail page").toEqual([]);
    await page.getByRole("button", { name: "Show all photos" }).click();
    await expect(viewer(page)).toBeVisible();
    expect(await page.evaluate(smallTargets), "in the photo viewer").toEqual([]);
    await openOverList(page, villa);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    expect(await page.evaluate(smallTargets), "in the modal").toEqual([]);
  });
});
