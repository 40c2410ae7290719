import { expect, type Locator, type Page, test } from "@playwright/test";
import { pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { card, cards, openHome } from "../support/home-screen.ts";

test("a card opens its rental with the filters, and Back restores the focus and the scroll position", {
  tag: "@smoke",
}, async ({ page }) => {
  const row = someRow(rowsAt("canggu").slice(9), ({ title }) => title !== null);
  await openHome(page, "/?location=canggu");
  const link = card(page, row.title ?? "").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await link.click();
  await expect(page).toHaveURL(`${pathOf(row)}?location=canggu`);
  await expect(page.getByRole("heading", { level: 1, name: row.title ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?location=canggu");
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

const foreign = (name: string) => `https://pictures.example/${name}.jpg`;
const VIDEO = "/media/tour-01.MP4?x=1";

/** Media of cards in the second batch. The video is far below the cards of the first batch. */
const MEDIA: readonly [title: string, media: readonly string[]][] = [
  ["Three pictures", ["a", "b", "c"].map(foreign)],
  ["Broken picture", ["/media/not-there.webp"]],
  ["Foreign host", [foreign("house")]],
  ["Plain", []],
  ["Plainer", []],
  ["Plainest", []],
  ["Video", [VIDEO, foreign("garden")]],
];

/** Opens a list whose second batch has these cards, and scrolls to them. Returns the requested addresses. */
async function openCards(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("https://pictures.example/**", (route) => route.fulfill({ path: "public/icon-192.png" }));
  await page.route("**/api/rentals?*", async (route) => {
    const response = await route.fetch();
    const { rentals } = await response.json();
    const special = MEDIA.map(([title, media], at) => ({ ...rentals[at], title, media }));
    await route.fulfill({ json: { rentals: [...special, ...rentals.slice(MEDIA.length)] } });
  });
  await openHome(page, "/?location=canggu,ubud");
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(card(page, "Video")).toBeAttached();
  return asked;
}

const naturalWidth = (image: Locator) => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);

/** Distance of an element's middle from the top of the page. */
function middleOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return window.scrollY + (top + bottom) / 2;
  });
}

test("further photos load on focus, and a drawing replaces a photo that fails to load", async ({ page }) => {
  const asked = await openCards(page);
  const three = card(page, "Three pictures");
  await three.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(foreign("a"));
  expect(asked).not.toContain(foreign("b"));
  await three.getByRole("button", { name: "Next photo" }).focus();
  await expect.poll(() => asked).toContain(foreign("b"));
  // Tab stops at the buttons, not at the scrollable row of photos.
  await page.keyboard.press("Shift+Tab");
  await expect(three.locator(":focus")).toHaveCount(0);

  const broken = card(page, "Broken picture").getByRole("img").first();
  await broken.scrollIntoViewIfNeeded();
  await expect
    .poll(() => broken.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/map\.svg/);
  await expect.poll(() => naturalWidth(broken)).toBeGreaterThan(0);

  const image = card(page, "Foreign host").getByRole("img");
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", foreign("house"));
  await expect(image).toHaveAttribute("loading", "lazy");
  await expect.poll(() => naturalWidth(image)).toBe(192);
});

test("a video loads when it comes near the view, and its controls leave room for the counter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const asked = await openCards(page);
  const withVideo = card(page, "Video");
  const video = withVideo.locator("video");
  await expect(video).toHaveAttribute("preload", "none");
  expect(asked.filter((url) => url.includes(".MP4"))).toEqual([]);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((url) => url.endsWith(VIDEO))).not.toEqual([]);
  await expect(video).toHaveAttribute("src", VIDEO);
  await expect(video).toHaveJSProperty("muted", true);
  await expect(video).toHaveJSProperty("controls", true);

  const counter = withVideo.getByText("1 / 2");
  await counter.scrollIntoViewIfNeeded();
  const middle = await middleOf(video);
  expect(await middleOf(counter)).toBeLessThan(middle);
  await withVideo.getByRole("button", { name: "Next photo" }).focus();
  await page.keyboard.press("Enter");
  expect(await middleOf(withVideo.getByText("2 / 2"))).toBeGreaterThan(middle);
});
