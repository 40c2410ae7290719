import { expect } from "@playwright/test";
import sharp from "sharp";
import { ask, pathOf } from "./crawler/ask.ts";
import { jsonLdTexts, links, metas, rawHead, titles } from "./crawler/html.ts";
import { areaPages } from "./crawler/sitemap-files.ts";
import { test } from "./site/test.ts";

for (const [locale, ogLocale] of [
  ["id", "id_ID"],
  ["ru", "ru_RU"],
] as const) {
  test(`I2: what machines read in ${locale} is in it, at addresses of its own`, async ({ site }) => {
    const [area = ""] = await areaPages(site);
    const list = `/?location=${site.area}`;
    for (const english of ["/", list, area, site.rental.path]) {
      const path =
        english.startsWith("/?") || english === "/"
          ? `/${locale}${english.slice(1)}`
          : `/${locale}${english}`;
      const { status, text } = await ask(site.origin, path);
      const head = rawHead(text);
      expect(status, path).toBe(200);
      expect(text).toContain(`<html lang="${locale}"`);
      expect(links(head, "canonical").map(({ href }) => href)).toEqual([site.canonical + path]);
      expect(metas(head, "og:url")).toEqual([site.canonical + path]);
      expect(metas(head, "og:locale")).toEqual([ogLocale]);
      const inEnglish = rawHead((await ask(site.origin, english)).text);
      if (english !== site.rental.path) expect(titles(head)).not.toEqual(titles(inEnglish));
      expect(metas(head, "description")).not.toEqual(metas(inEnglish, "description"));
      const languages = jsonLdTexts(text).flatMap((json) => [...json.matchAll(/"inLanguage":"([^"]+)"/g)]);
      // A list of links is in no language for schema.org.
      const expected = english === list ? [] : [locale];
      expect([...new Set(languages.map(([, language]) => language))], path).toEqual(expected);
      const [image = ""] = metas(head, "og:image");
      const picture = await ask(site.origin, pathOf(image));
      const { width, height } = await sharp(picture.bytes).metadata();
      expect({ width, height }, image).toEqual({ width: 1200, height: 630 });
    }
    const feed = await ask(site.origin, `/${locale}/feed.xml`);
    expect(feed.text).toContain(`xml:lang="${locale}"`);
    const json = await ask(site.origin, `/${locale}/feed.json`);
    expect(JSON.parse(json.text)).toMatchObject({ language: locale });
  });
}
