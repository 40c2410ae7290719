import { expect, type Page } from "@playwright/test";
import type { State } from "../audit/a11y/states.ts";
import type { VisitOptions, Visits } from "../audit/a11y/visits.ts";

/** A state of the site on two screens, as PNG. */
export interface Photographed {
  name: string;
  desktop: Buffer;
  phone: Buffer;
}

export const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const;
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: "dark", hasTouch: true } as const;

/** What a video says of itself that can be played to its end. */
const COMPLETE = 4;

/** Waits until the pictures in view are there. */
async function pictures(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== "lazy")
        .map((image) => image.decode().catch(() => {})),
    ),
  );
  for (const video of await page.locator("video:visible").all())
    await expect(video).toHaveJSProperty("readyState", COMPLETE);
}

/** A state as a visitor sees it on one screen. */
export function photograph({ visit }: Visits, { open }: State, screen: VisitOptions): Promise<Buffer> {
  return visit(screen, async (page) => {
    await open(page);
    await page.mouse.move(0, 0);
    await pictures(page);
    return page.screenshot();
  });
}

/** A state on a wide screen in light colours and on a phone in dark ones. */
export async function photographBoth(visits: Visits, state: State, failing: boolean): Promise<Photographed> {
  const desktop = await photograph(visits, state, { ...DESKTOP, failing });
  return { name: state.name, desktop, phone: await photograph(visits, state, { ...PHONE, failing }) };
}
