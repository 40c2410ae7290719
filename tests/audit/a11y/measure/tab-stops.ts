import type { Page } from "@playwright/test";

/** The focused element if it is hidden at all of nine points; null when it is visible or nothing is focused. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)];
  const [x1, y1] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
      return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
    }),
  );
  if (isSeen) return null;
  return `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? ""}`;
}

/** Goes through the page with Tab and returns the stops at which the focused element is hidden. */
export async function hiddenStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(hiddenFocus);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

/** Presses Tab until an element that matches the selector is focused. Throws after `limit` stops. */
export async function tabTo(page: Page, selector: string, limit = 60): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${limit} stops of the Tab key do not reach ${selector}`);
}
