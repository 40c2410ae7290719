import { expect, type Locator, test } from "@playwright/test";
import { openRental, villa } from "../../support/detail-screen.ts";
import { cards, openHome } from "../../support/home-screen.ts";
import { computedColour, contrast } from "./measure/contrast.ts";
import { pixelsOf, takePicture } from "./measure/pixels.ts";

test.use({ viewport: { width: 1280, height: 900 } });

async function namedCarousel(carousel: Locator): Promise<void> {
  expect((await carousel.getAttribute("role")) ?? "").toMatch(/^(group|region)$/);
  const name = (await carousel.getAttribute("aria-label")) ?? "";
  expect(name.length, "a carousel has no name").toBeGreaterThan(0);
  expect(name).not.toMatch(/carousel/i);
  for (const button of ["Previous photo", "Next photo"]) {
    await expect(carousel.getByRole("button", { name: button, includeHidden: true })).toHaveCount(1);
  }
}

const BACKGROUNDS = ["white", "black"] as const;

/** Measures the heart against its disc over the lightest and the darkest photo. */
async function heartContrast(heart: Locator): Promise<void> {
  const page = heart.page();
  for (const background of BACKGROUNDS) {
    const style = await page.addStyleTag({
      content: `article img { visibility: hidden } article [role=group] { background: ${background} !important }`,
    });
    const button = await heart.boundingBox();
    if (button === null) throw new Error("the heart is not shown");
    // A point on the disc of 36 px, above the heart of 20 px.
    const spot = {
      x: button.x + button.width / 2,
      y: button.y + button.height / 2 - 13,
      width: 1,
      height: 1,
    };
    const [behind = [0, 0, 0] as const] = pixelsOf(await takePicture(page, spot));
    const ratio = contrast(await computedColour(heart, "color"), behind);
    expect(ratio, `the heart has ${ratio.toFixed(2)} over a ${background} photo`).toBeGreaterThanOrEqual(3);
    await style.evaluate((node) => node.parentNode?.removeChild(node));
  }
}

test("H7: carousels are named groups whose buttons keep the focus and whose other slides are inert", async ({
  page,
}) => {
  await openHome(page, "/");
  const all = page.locator("[aria-roledescription=carousel]");
  for (const carousel of (await all.all()).slice(0, 6)) await namedCarousel(carousel);
  const first = all.first();
  const counter = first.locator("[aria-live=polite]");
  await expect(counter).toHaveText(/^1 \/ \d+$/);
  await first.scrollIntoViewIfNeeded();
  await first.getByRole("button", { name: "Next photo" }).focus();
  await page.keyboard.press("Enter");
  await expect(counter).toHaveText(/^2 \/ \d+$/);
  await expect(first.getByRole("button", { name: "Next photo" })).toBeFocused();
  const slides = first.locator(":scope > div").first().locator(":scope > div");
  for (const [at, slide] of (await slides.all()).entries()) {
    expect(
      await slide.evaluate((element) => element.hasAttribute("inert")),
      `slide ${at + 1} can be reached`,
    ).toBe(at !== 1);
  }
});

test("H8: hearts keep one name, expose their state, change shape and have 3:1 on any photo", async ({
  page,
}) => {
  await openHome(page, `/?location=${villa.location}`);
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Like / });
  await heart.scrollIntoViewIfNeeded();
  const state = async () => ({
    name: await heart.getAttribute("aria-label"),
    pressed: await heart.getAttribute("aria-pressed"),
    shape: await heart.evaluate((button) => getComputedStyle(button, "::after").maskImage),
  });
  const before = await state();
  expect(before.pressed).toBe("false");
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const after = await state();
  expect(after.name, "the heart's name changes").toBe(before.name);
  expect(after.shape, "liked and not liked differ by colour alone").not.toBe(before.shape);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await heartContrast(heart);
    await heart.press("Enter");
    await heartContrast(heart);
  }
});

test("H9: photos are numbered and named, and the hero is decorative", async ({ page }) => {
  await openHome(page, "/");
  expect(
    await page.locator("section:has(h1) img").first().getAttribute("alt"),
    "the hero is decoration",
  ).toBe("");
  const inCards = await cards(page)
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? ""));
  await openRental(page, villa);
  const inDetail = await page
    .getByRole("article")
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? ""));
  expect(inCards.length > 0 && inDetail.length > 0).toBe(true);
  for (const alt of [...inCards, ...inDetail])
    expect(alt).toMatch(/^(Photo( \d+ of \d+)?: .{3,}|Map of \S.*)$/);
});
