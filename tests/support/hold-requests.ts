import type { Page } from "@playwright/test";

/** Holds what a page requests from these addresses until the function it resolves to is called. */
export async function holdRequests(page: Page, url: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isFree;
    await route.continue();
  });
  return letThrough;
}
