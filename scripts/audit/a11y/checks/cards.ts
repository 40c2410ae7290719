import { doesNotMatch, equal, match, notEqual, ok } from "node:assert";
import { expect, type Locator, type Page } from "@playwright/test";
import { openRental, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { cards, openHome } from "../../../../tests/e2e/home-screen.ts";
import type { Check } from "../../check.ts";
import { computedColour } from "../computed-colour.ts";
import { contrast } from "../contrast.ts";
import { pixels } from "../pixels.ts";
import type { Visits } from "../visits.ts";

const WIDE = { viewport: { width: 1280, height: 900 } };
const NESTED =
  "a button, a a, button a, button button, a [tabindex], label button, summary a, summary button";

async function nothingNested(page: Page): Promise<void> {
  await openHome(page, "/");
  equal(await page.locator(NESTED).count(), 0, "controls inside controls on the list");
  await openRental(page, villa);
  equal(await page.locator(NESTED).count(), 0, "controls inside controls on the detail page");
}

async function namedCarousel(carousel: Locator): Promise<void> {
  match((await carousel.getAttribute("role")) ?? "", /^(group|region)$/);
  const name = (await carousel.getAttribute("aria-label")) ?? "";
  ok(name.length > 0, "a carousel has no name");
  doesNotMatch(name, /carousel/i);
  for (const button of ["Previous photo", "Next photo"]) {
    await expect(carousel.getByRole("button", { name: button, includeHidden: true })).toHaveCount(1);
  }
}

async function carousels(page: Page): Promise<void> {
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
    equal(
      await slide.evaluate((element) => element.hasAttribute("inert")),
      at !== 1,
      `slide ${at + 1} can be reached`,
    );
  }
}

const BACKGROUNDS = ["white", "black"] as const;

/** The heart on its disc over the lightest and the darkest photo. */
async function heartContrast(heart: Locator): Promise<void> {
  const page = heart.page();
  for (const background of BACKGROUNDS) {
    const style = await page.addStyleTag({
      content: `article img { visibility: hidden } article [role=group] { background: ${background} !important }`,
    });
    const disc = await heart.locator("span").boundingBox();
    if (disc === null) throw new Error("no disc behind the heart");
    const [behind = [0, 0, 0] as const] = await pixels(page, {
      x: disc.x + disc.width / 2,
      y: disc.y + 5,
      width: 1,
      height: 1,
    });
    const ratio = contrast(await computedColour(heart.locator("svg"), "color"), behind);
    ok(ratio >= 3, `the heart has ${ratio.toFixed(2)} over a ${background} photo`);
    await style.evaluate((node) => node.parentNode?.removeChild(node));
  }
}

async function hearts(page: Page): Promise<void> {
  await openHome(page, `/?location=${villa.location}`);
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Like / });
  await heart.scrollIntoViewIfNeeded();
  const state = async () => ({
    name: await heart.getAttribute("aria-label"),
    pressed: await heart.getAttribute("aria-pressed"),
    shape: await heart.locator("path").getAttribute("fill"),
  });
  const before = await state();
  equal(before.pressed, "false");
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const after = await state();
  equal(after.name, before.name, "the heart's name changes");
  notEqual(after.shape, before.shape, "liked and not liked differ by colour alone");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await heartContrast(heart);
    await heart.press("Enter");
    await heartContrast(heart);
  }
}

async function alternatives(page: Page): Promise<void> {
  await openHome(page, "/");
  equal(await page.locator("section:has(h1) img").first().getAttribute("alt"), "", "the hero is decoration");
  const inCards = await cards(page)
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? ""));
  await openRental(page, villa);
  const inDetail = await page
    .getByRole("article")
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? ""));
  ok(inCards.length > 0 && inDetail.length > 0);
  for (const alt of [...inCards, ...inDetail]) match(alt, /^Photo( \d+ of \d+)?: .{3,}/);
}

export const cardChecks: readonly Check<Visits>[] = [
  { id: "H6", what: "no control inside another", run: ({ visit }) => visit(WIDE, nothingNested) },
  {
    id: "H7",
    what: "carousels: named group, real buttons keep the focus, other slides cannot be reached",
    run: ({ visit }) => visit(WIDE, carousels),
  },
  {
    id: "H8",
    what: "hearts: one name, pressed, another shape, 3:1 on any photo",
    run: ({ visit }) => visit(WIDE, hearts),
  },
  {
    id: "H9",
    what: "photos are numbered and named, the hero is decoration",
    run: ({ visit }) => visit(WIDE, alternatives),
  },
];
