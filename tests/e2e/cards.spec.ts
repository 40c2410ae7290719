import { expect, type Locator, type Page } from "@playwright/test";
import { card, cards, openHome } from "../support/home-screen.ts";
import { picture, test } from "./card-listings.ts";

test.describe.configure({ mode: "default" });

test("a card words what is known and leaves out what is not", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  await expect(card(page, "Rental property")).toBeVisible();

  const weekly = card(page, "Weekly");
  await expect(weekly).toContainText("Sanur");
  await expect(weekly).toContainText("2 bedrooms · 1.5 bathrooms");
  await expect(weekly).toContainText("Rp 9,000,000 / week");
  await expect(weekly).toContainText("Rp 39,000,000 / month");
  // Midnight on Bali may pass while the tests run.
  await expect(weekly).toContainText(/Posted (Today|Yesterday)$/);

  await expect(card(page, "One picture")).toContainText("1 bedroom · 1 bathroom");
  const unknown = card(page, "Facts unknown");
  await expect(unknown).toContainText("Price on request");
  await expect(unknown).not.toContainText(/bedroom|bathroom|NaN|null|undefined|month/);
});

test("a cheap week that makes a dear month says so under a maximum price", async ({ page }) => {
  await openHome(page, "/?location=sanur&price_range=11");
  await expect(card(page, "Weekly")).toContainText("Above your maximum when paid by the month");
  await expect(card(page, "One picture")).not.toContainText("Above your maximum");
});

test("a card opens its rental with the filters, and gives focus and place back", async ({ page }) => {
  await openHome(page, "/?location=canggu");
  const link = cards(page).nth(9).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await link.click();
  await expect(page).toHaveURL("/rental/home-10?location=canggu");
  await expect(page.getByRole("heading", { level: 1, name: "Home 10" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?location=canggu");
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

/** Pictures that a page asks for from now on, by the address in the listing. */
function watchPictures(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "image") urls.push(url.searchParams.get("url") ?? url.href);
  });
  return urls;
}

/** How far down the page the middle of an element is. */
function middleOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return window.scrollY + (top + bottom) / 2;
  });
}

test("only the first picture is asked for until the visitor turns to the others, by buttons that Tab stops at", async ({
  page,
}) => {
  const asked = watchPictures(page);
  await openHome(page, "/?location=sanur");
  const three = card(page, "Three pictures");
  await three.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(picture("villa-01"));
  expect(asked).not.toContain(picture("pool-01"));
  await three.getByRole("button", { name: "Next photo" }).focus();
  await expect.poll(() => asked).toContain(picture("pool-01"));
  // Nor at the row of pictures.
  await page.keyboard.press("Shift+Tab");
  await expect(three.locator(":focus")).toHaveCount(0);
});

test("without pictures a card shows its area, and the placeholder where one does not load", async ({
  page,
}) => {
  await page.route("https://pictures.example/**", (route) => route.abort());
  await openHome(page, "/?location=sanur");
  for (const [title, expected] of [
    ["No picture", /\/area\/-8\.\d{4},115\.\d{4}\/\w+\.svg$/],
    ["Broken picture", /placeholder\.webp/],
    ["Foreign host", /placeholder\.webp/],
    ["Odd addresses", /placeholder\.webp/],
  ] as const) {
    const image = card(page, title).getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(expected);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("a picture of a foreign host is shown as it is, when it comes near", async ({ page }) => {
  const asked = watchPictures(page);
  await page.route("https://pictures.example/**", (route) => route.fulfill({ path: "public/icon-192.png" }));
  await openHome(page, "/?location=sanur");
  const image = card(page, "Foreign host").getByRole("img");
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", "https://pictures.example/house.jpg");
  await expect(image).toHaveAttribute("loading", "lazy");
  await expect.poll(() => asked).toContain("https://pictures.example/house.jpg");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(192);
});

test("a video plays as one, whatever the case of its ending, and the counter leaves it its controls", async ({
  page,
}) => {
  await openHome(page, "/?location=sanur");
  const withVideo = card(page, "Video");
  const video = withVideo.locator("video");
  await expect(video).toHaveAttribute("src", "/media/tour-01.MP4?x=1");
  await expect(video).toHaveJSProperty("muted", true);
  await expect(video).toHaveJSProperty("controls", true);

  const counter = withVideo.getByText("1 / 2");
  await counter.scrollIntoViewIfNeeded();
  const middle = await middleOf(withVideo.locator("video"));
  expect(await middleOf(counter)).toBeLessThan(middle);
  await withVideo.getByRole("button", { name: "Next photo" }).focus();
  await page.keyboard.press("Enter");
  expect(await middleOf(withVideo.getByText("2 / 2"))).toBeGreaterThan(middle);
});

test("a video is asked for when it comes near, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") asked.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 375, height: 500 });
  await openHome(page, "/?location=sanur");
  const video = card(page, "Video").locator("video");
  await expect(video).toHaveAttribute("preload", "none");
  expect(asked).toEqual([]);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain("/media/tour-01.MP4");
});
