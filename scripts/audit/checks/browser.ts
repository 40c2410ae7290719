import assert from "node:assert/strict";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "../../test/chromium.ts";
import type { AuditedSite } from "../audited-site.ts";
import { type Check, NotHere, needed } from "../check.ts";

async function browser(): Promise<Browser> {
  const executablePath = installedChromium();
  if (executablePath === null) throw new NotHere("no Chromium");
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

/** A check on an open page, of the size that a search engine's renderer has. */
function inBrowser(id: string, what: string, run: (site: AuditedSite, page: Page) => Promise<void>): Check {
  return {
    id,
    what,
    run: async (site) => {
      const opened = await browser();
      try {
        const page = await opened.newPage({ viewport: { width: 412, height: 12_000 } });
        await run(site, page);
      } finally {
        await opened.close();
      }
    },
  };
}

export const browserChecks: readonly Check[] = [
  inBrowser("B14", "cards have their pictures without a scroll or a click", async (site, page) => {
    await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
    const sources = await page
      .locator("article:has(a[data-rental])")
      .evaluateAll((cards) => cards.map((card) => card.querySelector("img")?.currentSrc ?? "none"));
    assert.ok(sources.length > 0, "no cards");
    const missing = sources.filter((source) => source === "" || source === "none").length;
    const noVideo = await page.locator("article:has(a[data-rental]):has(video):not(:has(img))").count();
    assert.ok(missing <= noVideo, `${missing} cards have no picture`);
  }),
  inBrowser(
    "B19",
    "a listing opened over the list has its own address, title and canonical link",
    async (site, page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const list = `${site.origin}/?${new URLSearchParams({ location: site.area })}`;
      await page.goto(list, { waitUntil: "networkidle" });
      const card = page.locator("a[data-rental]").first();
      const href = (await card.getAttribute("href")) ?? "";
      await card.click();
      await page.locator("dialog[open] h1").filter({ hasNotText: "Loading..." }).waitFor();
      await page.waitForFunction(
        (path) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(path),
        href,
      );
      assert.equal(new URL(page.url()).pathname, href);
      const heading = (await page.locator("dialog[open] h1").textContent()) ?? "";
      const title = await page.title();
      assert.ok(title.startsWith(heading.slice(0, 12)), `title ${title}, heading ${heading}`);
      await page.goBack();
      await page.waitForURL(list);
    },
  ),
  inBrowser("F10", "share actions hold the share link, encoded once", async (site, page) => {
    const share = needed(site.share, "share host");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(site.origin + site.rental.path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const link = encodeURIComponent(`${share}/rental?slug=${site.rental.path.slice("/rental/".length)}`);
    for (const name of ["Email", "Facebook", "X", "WhatsApp", "Messenger"]) {
      const action = page.getByRole("link", { name, exact: true });
      assert.ok(
        (await action.getAttribute("href"))?.includes(link),
        `${name}: ${await action.getAttribute("href")}`,
      );
      assert.match((await action.getAttribute("rel")) ?? "", /noopener/, name);
    }
  }),
];
