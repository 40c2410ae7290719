import { expect, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { filmed, openOverList, viewer, villa } from "../../support/detail-screen.ts";
import { openFilters, openHome } from "../../support/home-screen.ts";
import { watchPolicy } from "./policy-violations.ts";

const answers = [
  ["the list", "/"],
  ["a listing", pathOf(villa)],
  ["a listing that does not exist", "/rental/no-such-home"],
  ["an address that does not exist", "/no-such-path"],
  ["a redirect", "/search/-"],
  ["data", "/api/rentals?ids=1"],
  ["refused data", "/api/rentals?ids=x"],
  ["a file", "/icon.svg"],
  ["the robots' file", "/robots.txt"],
  ["the sitemap", "/sitemap.xml"],
] as const;

for (const [what, path] of answers) {
  test(`${what} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  });
}

test("no screen does what the policy forbids", async ({ page }) => {
  const violations = await watchPolicy(page);
  const visits = ["/?keywords=no-such-word", "/?location=nowhere", "/rental/no-such-home", "/no-such-path"];
  for (const path of [...visits, pathOf(villa), pathOf(filmed)]) {
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
});

test("what the policy forbids is refused", async ({ page }) => {
  const violations = await watchPolicy(page);
  await openHome(page, "/");
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/x.js";
    document.body.append(script);
    await fetch("https://elsewhere.example/x").catch(() => {});
  });
  await expect.poll(() => violations.join("\n")).toContain("script-src-elem: https://elsewhere.example/x.js");
  expect(violations.join("\n")).toContain("connect-src: https://elsewhere.example/x");
});
