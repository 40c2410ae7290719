import { expect, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { filmed, openOverList, viewer, villa } from "../../support/detail-screen.ts";
import { openFilters, openHome } from "../../support/home-screen.ts";
import { watchPolicy } from "./policy-violations.ts";

const ANSWERS = [
  ...["/", pathOf(villa), "/rental/no-such-home", "/no-such-path", "/?location=canggu", "/api/rentals?ids=1"],
  ...["/api/rentals?ids=x", "/icon.svg", "/robots.txt", "/sitemap.xml"],
];

test("pages, redirects, data, files and errors carry the security headers", { tag: "@smoke" }, async ({
  request,
}) => {
  for (const path of ANSWERS) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect.soft(headers, path).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect.soft(headers, path).not.toHaveProperty("x-powered-by");
    if (headers["content-type"]?.startsWith("text/html"))
      expect.soft(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});

test("no screen violates the policy, and the browser blocks what the policy forbids", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ["/?location=nowhere", "/rental/no-such-home", pathOf(filmed)]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await openHome(page, "/");
  await expect(
    page.getByRole("region", { name: "Map of rentals" }).getByRole("button").first(),
  ).toBeVisible();
  await openFilters(page);
  await page.getByRole("checkbox", { name: /^Show liked only/ }).check();
  const modal = await openOverList(page, villa);
  await modal.getByRole("button", { name: "Share" }).click();
  await page.keyboard.press("Escape");
  await modal.getByRole("button", { name: "Show all photos" }).click();
  await expect(viewer(page)).toBeVisible();
  expect(violations).toEqual([]);

  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/x.js";
    document.body.append(script);
    await fetch("https://elsewhere.example/x").catch(() => {});
  });
  await expect.poll(() => violations.join("\n")).toContain("script-src-elem: https://elsewhere.example/x.js");
  expect(violations.join("\n")).toContain("connect-src: https://elsewhere.example/x");
});
