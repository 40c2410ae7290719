import type { Locator, Page } from "@playwright/test";

export const likedOnly = (page: Page): Locator => page.getByRole("checkbox", { name: /^Show liked only/ });

/** The paths of all answers that caches of the site hold on this device, one a line. */
export function keptPaths(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => decodeURIComponent(url)));
    return urls.join("\n");
  });
}
