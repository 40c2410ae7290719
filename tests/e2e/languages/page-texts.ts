import type { Page } from "@playwright/test";

/**
 * The texts and accessible names on a page that are in the page's language,
 * without those marked with another language.
 */
export function pageTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const isOurs = (element: Element) =>
      (element.closest("[lang]")?.getAttribute("lang") ?? language) === language;
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!isOurs(element) || element.closest("script, style, noscript, [hidden], [translate=no]")) continue;
      for (const name of ["aria-label", "aria-description", "alt", "title", "placeholder"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) texts.push(textContent ?? "");
      }
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
  });
}
