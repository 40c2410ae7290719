import type { Page } from "@playwright/test";

/** Text at 200 %, as a visitor sets it in the browser (WCAG 1.4.4). */
export const LARGE_TEXT = "html { font-size: 200% }";

/** Text spacing that must not break the page (WCAG 1.4.12). */
export const SPACED_TEXT =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/**
 * Texts that a box cuts off. Exempt are titles of links to rentals, which their pages show in full, and markers
 * at the edge of the map. Runs in the page.
 */
function clipped(): string[] {
  const SLACK = 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  const beside: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === "" || !element.checkVisibility()) continue;
    if (element.closest("script, style, option, [aria-hidden=true]") !== null) continue;
    // Texts for screen readers only.
    if (element.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.right > innerWidth + 1) beside.push(node.textContent?.trim().slice(0, 50) ?? "");
    if (element.closest("a[href^='/rental/'], [class~='group/marker']") !== null) continue;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutX =
        /hidden|clip/.test(overflowX) && (text.left < left - SLACK || text.right > right + SLACK);
      const isCutY =
        /hidden|clip/.test(overflowY) && (text.top < top - SLACK || text.bottom > bottom + SLACK);
      if (isCutX || isCutY) {
        found.push(node.textContent?.trim().slice(0, 50) ?? "");
        break;
      }
      // Boxes around a fixed element do not clip it.
      if (position === "fixed") break;
    }
  }
  const aside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (aside <= 1) return found;
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => element !== other && element.contains(other)),
  );
  const named = innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 90));
  return [...found, `the page is ${aside} px too wide: ${[...beside.slice(0, 5), ...named].join(", ")}`];
}

/** Content out of sight has an estimated size; render it, so that its real size is checked. */
const IN_SIGHT = "* { content-visibility: visible !important }";

/** Texts of the page that are cut off. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: IN_SIGHT });
  return page.evaluate(clipped);
}
