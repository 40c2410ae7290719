import type { Page } from "@playwright/test";
import { z } from "zod";

const framesSchema = z.array(z.object({ header: z.string(), totals: z.string(), ids: z.array(z.string()) }));

/** Notes in each frame what the list says and which cards are on the first screen; runs in the browser before the page. */
export function noteFrames() {
  const frames: object[] = [];
  Object.assign(window, { noted: frames });
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const note = () => {
    const results = document.querySelector("[aria-label=Results]");
    const texts = [...(results?.querySelectorAll("[role=status], p") ?? [])]
      .filter(isSeen)
      .map((element) => element.textContent);
    const places = [...(results?.querySelectorAll("ul:has(article) > li") ?? [])].filter(isSeen);
    const told = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).join(" | ");
    // Before its last element has been read, a page is not the list yet.
    if (document.readyState !== "loading")
      frames.push({
        header: told(/^Showing |^Loading |^\d+ liked rental/),
        totals: told(/ in this map view\./),
        ids: places.slice(0, 6).map((place) => place.querySelector("a")?.getAttribute("href") ?? "none"),
      });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** What the frames since then showed, each difference once, in order. */
export async function shownFrames(page: Page) {
  const all = framesSchema.parse(await page.evaluate(() => Object(window).noted));
  const different = new Map(all.map((frame) => [JSON.stringify(frame), frame] as const));
  return [...different.values()];
}
