import { expect, test } from "@playwright/test";

for (const { path, fonts } of [
  { path: "/about", fonts: ["plus_jakarta_sans_latin"] },
  { path: "/ru/about", fonts: ["manrope-russian", "plus_jakarta_sans_latin"] },
]) {
  test(`${path} loads only the fonts of its language`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/([\w-]+?)(?:-s\.p)?\.[^/]*\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(path);
    // A Russian word on a page in another language, as in adverts.
    await page.evaluate(() => document.querySelector("h1")?.append(" Вилла"));
    await page.evaluate(() => document.fonts.ready);
    expect(asked.sort()).toEqual(fonts);
  });
}
