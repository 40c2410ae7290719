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

test("two fingers enlarge the photo, and one finger then moves it; otherwise it turns to the next", async ({
  page,
}) => {
  await openViewer(page);
  const session = await page.context().newCDPSession(page);
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0);
  const pinch = (scaleFactor: number) =>
    session.send("Input.synthesizePinchGesture", { x: 187, y: 400, scaleFactor });
  await pinch(2);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await swipe(page, 300, 140);
  await expect(viewer(page).getByText(`1 / ${total}`)).toBeVisible();
  await pinch(0.25);
  await expect.poll(scale).toBe(1);
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
