import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { State } from "../audit/a11y/states/states.ts";

/** A state of the site on two screens, as PNG. */
export interface Photographed {
  name: string;
  desktop: Buffer;
  phone: Buffer;
}

export const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const;
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: "dark", hasTouch: true } as const;

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

export async function photograph(
  browser: Browser,
  baseURL: string,
  { open }: State,
  screen: BrowserContextOptions,
): Promise<Buffer> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", ...screen });
  const page = await context.newPage();
  await open(page);
  await page.mouse.move(0, 0);
  await pictures(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** A state on a wide screen in light colours and on a phone in dark ones. */
export async function photographBoth(browser: Browser, site: string, state: State): Promise<Photographed> {
  const desktop = await photograph(browser, site, state, DESKTOP);
  return { name: state.name, desktop, phone: await photograph(browser, site, state, PHONE) };
}
