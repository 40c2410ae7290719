import { expect, type Page } from "@playwright/test";
import { card, cards, listStatus, openHome, untilInteractive, watchRequests } from "./home-screen.ts";
import { listing, listingsFile } from "./own-listings.ts";
import { testOnOwnSite } from "./own-site.ts";

const MANY = 500;
const BATCH = 24;
const picture = (name: string) => `/media/${name}.webp`;
const minute = new Date(Date.now() - 60_000).toISOString();

const special = [
  listing(1001, {
    title: "Three pictures",
    media_urls: [picture("villa-01"), picture("pool-01"), picture("pool-02")],
  }),
  listing(1002, { title: "One picture", media_urls: [picture("villa-02")] }),
  listing(1003, { title: "No picture" }),
  listing(1004, { title: "Broken picture", media_urls: ["/media/not-there.webp"] }),
  listing(1005, { title: "Video", media_urls: ["/media/tour-01.MP4?x=1", picture("villa-03")] }),
  listing(1006, { title: null }),
  listing(1007, { title: "Foreign host", media_urls: ["https://pictures.example/house.jpg"] }),
  listing(1008, {
    title: "Odd addresses",
    media_urls: [
      "not an address",
      "javascript:alert(1)",
      "//pictures.example/x.jpg",
      "https://[x",
      "data:,",
      "/\\x",
    ],
  }),
  listing(1009, {
    title: "Weekly",
    ...{ price_amount: 9_000_000, rental_period: "week", bedrooms: 2, bathrooms: 1.5 },
  }),
  listing(1010, {
    title: "Facts unknown",
    price_amount: null,
    rental_period: null,
    bedrooms: null,
    bathrooms: null,
  }),
].map((row) => ({ ...row, location: "sanur", posted_at_telegram: minute }));

const many = Array.from({ length: MANY }, (_, index) => listing(index + 1));

const test = testOnOwnSite(async () => ({ args: ["--listings", await listingsFile([...many, ...special])] }));
test.describe.configure({ mode: "default" });

/** Pictures that a page asks for from now on, by the address in the listing. */
function watchPictures(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "image") urls.push(url.searchParams.get("url") ?? url.href);
  });
  return urls;
}

test("buttons and counter are there only with more than one picture", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  const three = card(page, "Three pictures");
  await expect(three.getByText("1 / 3")).toBeVisible();
  await expect(three.getByRole("button", { name: "Next photo" })).toBeAttached();
  for (const title of ["One picture", "No picture"]) {
    await expect(card(page, title).getByRole("button", { name: /photo$/ })).toHaveCount(0);
    await expect(card(page, title).getByText(/\d \/ \d/)).toHaveCount(0);
  }
});

test("the buttons go through the pictures, stop at both ends and keep the focus", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  const three = card(page, "Three pictures");
  const next = three.getByRole("button", { name: "Next photo" });
  await expect(three.getByRole("button", { name: "Previous photo" })).toBeHidden();
  await next.focus();
  await next.press("Enter");
  await expect(three.getByText("2 / 3")).toBeVisible();
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(three.getByText("3 / 3")).toBeVisible();
  await expect(next).toBeHidden();
  await three.getByRole("button", { name: "Previous photo" }).click();
  await expect(three.getByText("2 / 3")).toBeVisible();
  await expect(page).toHaveURL("/?location=sanur");
});

test("only the first picture is asked for until the visitor turns to the others", async ({ page }) => {
  const asked = watchPictures(page);
  await openHome(page, "/?location=sanur");
  const three = card(page, "Three pictures");
  await three.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(picture("villa-01"));
  expect(asked).not.toContain(picture("pool-01"));
  await three.getByRole("button", { name: "Next photo" }).focus();
  await expect.poll(() => asked).toContain(picture("pool-01"));
});

test("what has no picture, or one that does not load, shows the placeholder", async ({ page }) => {
  await page.route("https://pictures.example/**", (route) => route.abort());
  await openHome(page, "/?location=sanur");
  for (const title of ["No picture", "Broken picture", "Foreign host", "Odd addresses"]) {
    const image = card(page, title).getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(/placeholder\.webp/);
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

test("a video plays as one, whatever the case of its ending", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  const video = card(page, "Video").locator("video");
  await expect(video).toHaveAttribute("src", "/media/tour-01.MP4?x=1");
  await expect(video).toHaveJSProperty("muted", true);
  await expect(video).toHaveJSProperty("controls", true);
});

test("a card words what is known and leaves out what is not", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  await expect(card(page, "Rental property")).toBeVisible();

  const weekly = card(page, "Weekly");
  await expect(weekly).toContainText("Sanur");
  await expect(weekly).toContainText("2 bedrooms · 1.5 bathrooms");
  await expect(weekly).toContainText("Rp 9,000,000 / week");
  await expect(weekly).toContainText("Rp 39,000,000 / month");
  await expect(weekly).toContainText("Posted Today");

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

test("no control lies inside a link, and the heart opens nothing", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  await expect(page.locator("article a button, article a a, article button a")).toHaveCount(0);
  await card(page, "One picture").getByRole("button", { name: "Like One picture" }).click();
  await expect(page).toHaveURL("/?location=sanur");
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

test("500 results come in batches of 24 while scrolling, and stay", async ({ page }) => {
  test.slow();
  const requests = watchRequests(page);
  await openHome(page, "/?location=canggu");
  await expect(listStatus(page)).toHaveText(`Showing ${MANY} rental(s) at Canggu`);
  await expect(cards(page)).toHaveCount(BATCH);
  expect(requests).toHaveLength(1);

  for (let shown = BATCH; shown < MANY; shown = Math.min(shown + BATCH, MANY)) {
    await cards(page)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(Math.min(shown + BATCH, MANY));
  }
  await expect(cards(page).getByRole("link")).toHaveText(many.map(({ title }) => title ?? ""));
  const batches = requests.filter((url) => url.includes("/api/rentals"));
  expect(batches.length).toBeLessThanOrEqual(Math.ceil((MANY - BATCH) / BATCH));
  expect(requests).toHaveLength(1 + batches.length);

  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(MANY);
  expect(requests).toHaveLength(1 + batches.length);
});

test("a batch that fails says so and can be asked for again", async ({ page }) => {
  await page.route("**/api/rentals?*", (route) => route.fulfill({ status: 503, json: { error: "busy" } }));
  await openHome(page, "/?location=canggu");
  await cards(page)
    .nth(BATCH - 1)
    .scrollIntoViewIfNeeded();
  const alert = page.getByRole("alert").filter({ hasText: "More rentals could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(BATCH);
  await page.unroute("**/api/rentals?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(2 * BATCH);
});

test("a reload keeps the list", async ({ page }) => {
  await openHome(page, "/?location=canggu&sort=pricePerMonthAsc");
  await page.reload();
  await untilInteractive(page);
  await expect(cards(page)).toHaveCount(BATCH);
});
