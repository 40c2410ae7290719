import { expect, test } from "@playwright/test";

for (const { path, fonts } of [
  { path: "/about", fonts: 1 },
  { path: "/ru/about", fonts: 2 },
])
  test(`${path} loads only the fonts of its language`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(request.url());
    });
    await page.goto(path);
    // A Russian word on a page in another language, as in adverts.
    await page.evaluate(() => document.querySelector("h1")?.append(" Вилла"));
    await page.evaluate(() => document.fonts.ready);
    expect(asked).toHaveLength(fonts);
  });
