import type { Page } from "@playwright/test";
import { z } from "zod";

const framesSchema = z.array(z.object({ header: z.string(), totals: z.string(), ids: z.array(z.string()) }));

/** Notes in each frame what the list says and which cards are on the first screen; runs in the browser before the page. */
export function noteFrames() {
  const frames: object[] = [];
  Object.assign(window, { frames_: frames });
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const note = () => {
    const results = document.querySelector("[aria-label=Results]");
    const said = [...(results?.querySelectorAll("[role=status], [data-list-header]") ?? [])]
      .filter((element) => isSeen(element) && element.textContent !== "")
      .map((element) => element.textContent);
    const totals = [...(results?.querySelectorAll("[data-list-totals] p") ?? [])].filter(isSeen);
    const places = [...(results?.querySelectorAll(".card-grid > li") ?? [])].filter(isSeen);
    // Before its last element has been read, a page is not the list yet.
    if (document.readyState !== "loading")
      frames.push({
        header: said.join(" | "),
        totals: totals.map((element) => element.textContent).join(" | "),
        ids: places
          .slice(0, 6)
          .map((place) => place.querySelector("[data-rental]")?.getAttribute("data-rental") ?? "none"),
      });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** What the frames since then showed, each difference once, in order. */
export async function shownFrames(page: Page) {
  const all = framesSchema.parse(await page.evaluate(() => Object(window).frames_));
  const different = new Map(all.map((frame) => [JSON.stringify(frame), frame] as const));
  return [...different.values()];
}
