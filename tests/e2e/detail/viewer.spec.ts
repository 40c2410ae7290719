import { expect, type Page, test } from "@playwright/test";
import {
  clickTwice,
  filmed,
  heading,
  openOverList,
  openRental,
  viewer,
  villa,
} from "../../support/detail-screen.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { card, openHome } from "../../support/home-screen.ts";

const total = villa.media_urls.length;
const showAll = (page: Page) => page.getByRole("button", { name: "Show all photos" });

async function swipe(page: Page, from: number, to: number, y = 400, toY = y): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: part === undefined ? [] : [{ x: from + (to - from) * part, y: y + (toY - y) * part }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 5; step += 1) await touch("touchMove", step / 5);
  await touch("touchEnd");
}

for (const [where, open] of Object.entries({ page: openRental, modal: openOverList })) {
  test.describe(`from the ${where}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, villa);
    });

    test("Escape closes it first and gives the focus back", async ({ page }) => {
      const address = page.url();
      const third = page.getByRole("button", { name: `Photo 3 of ${total}: ${villa.title}` });
      await third.click();
      await expect(viewer(page).getByText(`3 / ${total}`)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(viewer(page)).toBeHidden();
      await expect(third).toBeFocused();
      await expect(heading(page, villa)).toBeVisible();
      expect(page.url()).toBe(address);
    });

    test("the browser's back closes it before the rental, forward opens it again", async ({ page }) => {
      const address = page.url();
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
  });
}

test("a swipe of at least 50 px changes the photo", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openRental(page, villa);
  await showAll(page).tap();
  await expect(viewer(page)).toBeVisible();
  await swipe(page, 300, 240);
  await expect(viewer(page).getByText(`2 / ${total}`)).toBeVisible();
  await swipe(page, 100, 145);
  await expect(viewer(page).getByText(`2 / ${total}`)).toBeVisible();
  await swipe(page, 100, 160);
  await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();
});

test("two fingers and a double tap enlarge the photo, not the page; a finger then moves it", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openRental(page, villa);
  await showAll(page).tap();
  await expect(viewer(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const photo = viewer(page).getByRole("img");
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const left = async () => (await photo.boundingBox())?.x ?? 0;
  const whole = await width();
  const fingers = (apart: number) => [-apart, apart].map((x, id) => ({ x: 187 + x, y: 400, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
  for (const apart of [60, 80, 100])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  const before = await left();
  await swipe(page, 140, 10, 160);
  await expect.poll(left).toBeLessThan(before);
  await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();

  const doubleTap = async () => {
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(187, 400);
  };
  await doubleTap();
  await expect.poll(width).toBe(whole);
  await doubleTap();
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await doubleTap();
  await swipe(page, 300, 240);
  await expect(viewer(page).getByText(`2 / ${total}`)).toBeVisible();
});

test("a swipe down closes the photos, and leaves the rental", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openRental(page, villa);
  await showAll(page).tap();
  await expect(viewer(page)).toBeVisible();
  await swipe(page, 187, 187, 300, 460);
  await expect(viewer(page)).toBeHidden();
  await expect(heading(page, villa)).toBeVisible();
});

test("its code is loaded only when a visitor reaches for a photo", async ({ page }) => {
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

test("one whose code comes after the rental was left stays away", async ({ page }) => {
  // By the keyboard: a mouse may rest on a photo of the dialog that opens below it, which fetches the code ahead.
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

test("on a phone its buttons leave a video the controls at its lower edge", async ({ page, isMobile }) => {
  test.skip(!isMobile, "elsewhere the buttons are beside the picture");
  await openRental(page, filmed);
  await showAll(page).click();
  const video = await viewer(page).locator("video").boundingBox();
  for (const name of ["Previous photo", "Next photo"]) {
    const button = await viewer(page).getByRole("button", { name }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((video?.y ?? Number.NaN) + (video?.height ?? Number.NaN));
  }
});

test("a picture that does not load becomes the placeholder", async ({ page }) => {
  const [, second = ""] = villa.media_urls;
  await page.route(
    (url) => `${url.pathname}${decodeURIComponent(url.search)}`.includes(second),
    (route) => route.abort(),
  );
  await openRental(page, villa);
  await expect(page.getByRole("img", { name: `Photo 2 of ${total}` })).toHaveAttribute("src", /placeholder/);
  await showAll(page).click();
  await viewer(page).getByRole("button", { name: "Next photo" }).click();
  await expect(viewer(page).getByRole("img")).toHaveAttribute("src", /placeholder/);
});
