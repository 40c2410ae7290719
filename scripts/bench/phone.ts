import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "../test/chromium.ts";

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The browser of all measurements; `args` are added to its own. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: installedChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, ...args],
  });
}

/** Does something on a phone that has seen nothing yet. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  const result = await work(await context.newPage());
  await context.close();
  return result;
}
