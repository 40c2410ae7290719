import { equal, match, notEqual, ok } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { openOverList, openRental, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { openHome } from "../../../../tests/e2e/home-screen.ts";
import { ask } from "../../ask.ts";
import type { Check } from "../../check.ts";
import { clippedTexts, LARGE_TEXT, SPACED_TEXT } from "../clipped-text.ts";
import { noneFound } from "../none-found.ts";
import type { Visits } from "../visits.ts";

const [word = ""] = (villa.title ?? "").split(" ");

async function titles(page: Page): Promise<void> {
  await openHome(page, `/?location=${villa.location}`);
  equal(await page.locator("html").getAttribute("lang"), "en");
  const home = await page.title();
  ok(home.length > 0, "the home screen has no title");
  await openOverList(page, villa);
  await expect(page).toHaveTitle(new RegExp(word));
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(home);
  await page.goto("/rental/no-such-home");
  await expect(page).toHaveTitle(/not found/i);
  await page.goto("/no-such-page");
  await expect(page).toHaveTitle(/not found/i);
  notEqual(await page.title(), home);
}

async function largeText(page: Page): Promise<void> {
  for (const [how, content] of Object.entries({ "200 % text": LARGE_TEXT, "text spacing": SPACED_TEXT })) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page, "/?location=canggu&min_bedrooms=1");
      await page.addStyleTag({ content });
      noneFound(await clippedTexts(page), `${how}, ${width} px, list`);
      await openRental(page, villa);
      await page.addStyleTag({ content });
      noneFound(await clippedTexts(page), `${how}, ${width} px, detail page`);
    }
  }
}

export const pageChecks: readonly Check<Visits>[] = [
  {
    id: "H20",
    what: "the title follows list, modal and missing pages; the language is told",
    run: ({ visit }) => visit({}, titles),
  },
  {
    id: "H22",
    what: "200 % text and wide text spacing clip nothing; no orientation is asked for",
    run: async ({ visit, sites }) => {
      await visit({}, largeText);
      const manifest = await ask(sites.url, "/manifest.webmanifest");
      match(manifest.text, /^(?![\s\S]*"orientation"\s*:\s*"(portrait|landscape))/);
    },
  },
];
