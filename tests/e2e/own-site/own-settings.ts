import { expect } from "@playwright/test";
import { cardHrefs, readPage } from "../raw-page.ts";
import { test } from "./site.ts";

test("every page has the site's own name instead of the default one, also prerendered pages", {
  tag: "@smoke",
}, async ({ request }) => {
  for (const path of ["/", "/liked", "/about", "/ru/privacy", "/sources", "/area/canggu", "/no-such"]) {
    const { html } = await readPage(request, path);
    expect(html, path).toMatch(/<header.*Canggu &lt;Homes&gt;.*<\/header>/s);
    expect(html, path).not.toContain("Bali Monthly");
  }
  expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({
    short_name: "Canggu <Homes>",
  });
  expect(await (await request.get("/feed.xml")).text()).toContain("<name>Canggu &lt;Homes&gt;</name>");
});

test("texts of the settings follow the language, and their braces and HTML are shown as text", async ({
  request,
}) => {
  expect((await readPage(request, "/")).html).toContain("Near {the} waves");
  expect((await readPage(request, "/ru")).html).toContain("У океана");
  expect((await readPage(request, "/id")).html).not.toContain("Near {the} waves");
  const { html } = await readPage(request, "/ru/about");
  expect(html).toContain("<strong>two</strong>");
  expect(html).toContain("&lt;b&gt;No&lt;/b&gt; HTML");
  expect(html).toContain('href="/ru/sources"');
  expect(html).toContain("Made Wijaya");
});

test("colours and logo are those of the settings, and an SVG logo is served as WebP", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  const home = page.getByRole("link", { name: "Canggu <Homes>" });
  await expect(home).toHaveCSS("color", /^oklch\(0\.79 /);
  const mark = await home.evaluate((link) =>
    [link, ...link.querySelectorAll("*")].map((part) => getComputedStyle(part).backgroundImage).join(),
  );
  const logo = await request.get(/\/brand\/[^")]+/.exec(mark)?.[0] ?? "");
  expect([logo.status(), logo.headers()["content-type"]]).toEqual([200, "image/webp"]);
  expect((await request.get("/brand/000000000000-header.webp")).status()).toBe(404);
});

// With the same tag as the test that publishes the home in Sanur.
test("date range and owner's contact follow the settings", {
  tag: "@smoke",
}, async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Date range" })).toContainText("Last 45 Days");
  const [rental = ""] = cardHrefs((await readPage(request, "/?location=sanur")).html);
  const { html } = await readPage(request, rental);
  expect(html).toMatch(/href="https:\/\/t\.me\/made_bali\?text=[^"]*take%20it%20down[^"]*"/);
});
