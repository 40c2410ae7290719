import { expect, test } from "@playwright/test";
import { openOverList, openRental, viewer, villa } from "../../support/detail-screen.ts";
import { openFilters } from "../../support/home-screen.ts";
import { openMap } from "../../support/map-panel.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

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
