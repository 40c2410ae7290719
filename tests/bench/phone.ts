import type { Browser, Page } from "@playwright/test";

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

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
