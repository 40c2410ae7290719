import { expect, type Page, test } from "@playwright/test";
import { filmed, openRental, viewer, villa } from "../../support/detail-screen.ts";

const total = villa.media_urls.length;
const showAll = (page: Page) => page.getByRole("button", { name: "Show all photos" });

async function openViewer(page: Page): Promise<void> {
  await openRental(page, villa);
  await showAll(page).tap();
  await expect(viewer(page)).toBeVisible();
}

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

test("two fingers or a double tap enlarge the photo, not the page, and one finger then moves it", async ({
  page,
}) => {
  await openViewer(page);
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

test("the viewer's buttons do not cover a video's controls", async ({ page }) => {
  await openRental(page, filmed);
  await showAll(page).click();
  const video = await viewer(page).locator("video").boundingBox();
  for (const name of ["Previous photo", "Next photo"]) {
    const button = await viewer(page).getByRole("button", { name }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((video?.y ?? Number.NaN) + (video?.height ?? Number.NaN));
  }
});
