import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { PROJECT } from "../../scripts/start/project.ts";
import { FAILURES } from "../audit/a11y/states/failure-states.ts";
import { LOADING } from "../audit/a11y/states/loading-states.ts";
import { STATES, type State } from "../audit/a11y/states/states.ts";
import { startFaultProxy } from "../support/fault-proxy.ts";
import { startSite } from "../support/site.ts";
import { contactSheet } from "./contact-sheet.ts";

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const;
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: "dark", hasTouch: true } as const;

const DOCS = join(PROJECT, "docs");

/** `readyState` of a video that can be played to its end. */
const COMPLETE = 4;

const PATIENCE_MS = 5_000;

async function pictures(page: Page): Promise<void> {
  // What a page stores itself, as /liked does, counts as under way for good.
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch(() => {});
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== "lazy")
        .map((image) => image.decode().catch(() => {})),
    ),
  );
  // Others wait for a press, as where motion is unwanted.
  for (const video of await page.locator("video:visible:not([preload=none])").all())
    await expect(video).toHaveJSProperty("readyState", COMPLETE);
}

async function photograph(browser: Browser, site: string, { open }: State, screen: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: site, reducedMotion: "reduce", ...screen });
  const page = await context.newPage();
  await open(page);
  await page.mouse.move(0, 0);
  await pictures(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

test("the pictures of docs/ show the home screen, and every state on a wide screen and a phone", async ({
  browser,
  baseURL,
}) => {
  await using data = await startFaultProxy("http://127.0.0.1");
  await data.inject("status-500");
  await using failing = await startSite({ env: { SUPABASE_URL: data.url, SUPABASE_ANON_KEY: "any" } });
  const sites = [
    { site: baseURL ?? "", states: [...STATES, ...LOADING] },
    { site: failing.url, states: FAILURES },
  ];
  const all = [];
  for (const { site, states } of sites) {
    for (const state of states) {
      const desktop = await photograph(browser, site, state, DESKTOP);
      all.push({ name: state.name, desktop, phone: await photograph(browser, site, state, PHONE) });
    }
  }
  await writeFile(join(DOCS, "screens.webp"), await contactSheet(all));
  await sharp(all[0]?.desktop).webp({ quality: 86 }).toFile(join(DOCS, "home.webp"));
});
