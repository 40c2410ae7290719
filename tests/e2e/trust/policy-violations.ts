import type { Page } from "@playwright/test";

/** Collects what the browser blocks by the Content-Security-Policy, on this page and those it navigates to. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const tell: unknown = Reflect.get(window, "tellViolation");
      if (typeof tell === "function")
        tell(`${event.effectiveDirective}: ${event.blockedURI} on ${location.pathname}`);
    });
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  return violations;
}
