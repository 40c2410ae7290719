import { expect, type Page, test } from "@playwright/test";
import { clickTwice, heading, openOverList, openRental, viewer, villa } from "../../support/detail-screen.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { card, openHome } from "../../support/home-screen.ts";

const total = villa.media_urls.length;
const showAll = (page: Page) => page.getByRole("button", { name: "Show all photos" });

for (const [where, open] of Object.entries({ page: openRental, modal: openOverList })) {
  test(`over the ${where} the viewer closes by Escape and Back, and Forward opens it again`, {
    tag: where === "page" ? "@smoke" : [],
  }, async ({ page }) => {
    await open(page, villa);
    const address = page.url();
    const third = page.getByRole("button", { name: `Photo 3 of ${total}: ${villa.title}` });
    await third.click();
    await expect(viewer(page).getByText(`3 / ${total}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(third).toBeFocused();
    await expect(heading(page, villa)).toBeVisible();
    expect(page.url()).toBe(address);

    await showAll(page).click();
    await expect(viewer(page)).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(heading(page, villa)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(viewer(page)).toBeVisible();
    await clickTwice(viewer(page).getByRole("button", { name: "Close photos" }));
    await expect(viewer(page)).toBeHidden();
    await expect(heading(page, villa)).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test("the viewer's code is loaded only when it is opened", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openRental(page, villa);
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await showAll(page).click();
  await expect(viewer(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test("a viewer whose code arrives after the rental was left does not open", async ({ page }) => {
  // By keyboard: a mouse resting on a photo of the dialog would load the viewer's code early.
  await openHome(page, `/?location=${villa.location}`);
  await card(page, villa.title ?? "")
    .getByRole("link")
    .press("Enter");
  const modal = page.getByRole("dialog", { name: villa.title ?? "", exact: true });
  await expect(modal).toBeVisible();
  const script = /\/_next\/static\/.*\.js/;
  const letThrough = await holdRequests(page, script);
  const asked = page.waitForRequest(script);
  await showAll(page).click();
  const request = await asked;
  await page.goBack();
  await expect(modal).toBeHidden();
  letThrough();
  await (await request.response())?.finished();
  await page.goForward();
  await expect(modal).toBeVisible();
  await expect(viewer(page)).toBeHidden();
});
