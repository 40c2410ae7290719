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

const total = villa.media_urls.length;
const showAll = (page: Page) => page.getByRole("button", { name: "Show all photos" });

async function swipe(page: Page, from: number, to: number, y = 400): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + ((to - from) * step) / 5);
  await touch("touchEnd");
}

for (const [where, open] of Object.entries({ page: openRental, modal: openOverList })) {
  test.describe(`from the ${where}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, villa);
    });

    test("keys and buttons go through the photos and stop at the ends", async ({ page }) => {
      await showAll(page).click();
      await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await viewer(page).getByRole("button", { name: "Next photo" }).click();
      await expect(viewer(page).getByText(`3 / ${total}`)).toBeVisible();
      await expect(viewer(page).getByRole("img")).toHaveAccessibleName(`Photo 3 of ${total}: ${villa.title}`);
      for (let times = 0; times < total; times += 1) await page.keyboard.press("ArrowRight");
      await expect(viewer(page).getByText(`${total} / ${total}`)).toBeVisible();
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

test("a finger moves a photo that is zoomed, and turns to no other", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openRental(page, villa);
  await showAll(page).tap();
  await expect(viewer(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const shown = () => page.evaluate(() => [window.visualViewport?.scale, window.visualViewport?.offsetLeft]);
  await session.send("Input.synthesizePinchGesture", { x: 187, y: 400, scaleFactor: 2.5 });
  await expect.poll(shown).toEqual([expect.closeTo(2.5), 112]);
  await swipe(page, 140, 10, 160);
  await expect.poll(async () => (await shown())[1]).toBeGreaterThan(180);
  await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();
  await session.send("Input.synthesizePinchGesture", { x: 75, y: 160, scaleFactor: 0.2 });
  await expect.poll(shown).toEqual([1, 0]);
  await swipe(page, 300, 240);
  await expect(viewer(page).getByText(`2 / ${total}`)).toBeVisible();
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
  const modal = await openOverList(page, villa);
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
