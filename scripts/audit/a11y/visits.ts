import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { atEnd } from "../../lifetime.ts";
import { CHROMIUM_ARGS, installedChromium } from "../../test/chromium.ts";

/** The sites that are visited. */
export interface Sites {
  /** Serves the demo listings. */
  url: string;
  /** The same without its data service; null where there is no such site. */
  failing: string | null;
}

export type VisitOptions = BrowserContextOptions & {
  /** Visits the site whose data service does not answer. */
  failing?: boolean;
};

/** How checks come to pages: each visit is a browser of its own, with a page that is still empty. */
export interface Visits {
  sites: Sites;
  visit: <Result>(options: VisitOptions, look: (page: Page) => Promise<Result>) => Promise<Result>;
}

/** Opens visits in one browser, which ends with the command. */
export async function openVisits(sites: Sites): Promise<Visits> {
  const browser: Browser = await chromium.launch({
    executablePath: installedChromium() ?? undefined,
    args: CHROMIUM_ARGS,
  });
  atEnd(() => browser.close());
  return {
    sites,
    visit: async ({ failing = false, ...options }, look) => {
      const baseURL = failing ? sites.failing : sites.url;
      if (baseURL === null) throw new Error("There is no site without data service.");
      const context = await browser.newContext({ baseURL, reducedMotion: "reduce", ...options });
      try {
        return await look(await context.newPage());
      } finally {
        await context.close();
      }
    },
  };
}

/** Waits until a change of the page's size or of its colours is painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Waits until the page has taken in a change of its size or of its colours, and loads nothing. */
export async function settled(page: Page): Promise<void> {
  await painted(page);
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
}
