import { expect } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { ask } from "./crawler/ask.ts";
import { elements, links, rawHead } from "./crawler/html.ts";
import { test } from "./site/test.ts";

const manifest = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(14),
  start_url: z.string(),
  display: z.literal("standalone"),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
});

test("app1: the site can be installed: manifest with icons of the sizes that it says", async ({ site }) => {
  const head = rawHead((await ask(site.origin, "/")).text);
  const [address] = links(head, "manifest");
  const { status, text } = await ask(site.origin, address?.href ?? "/no-manifest");
  expect(status, `the manifest answers ${status}`).toBe(200);
  const { icons, start_url } = manifest.parse(JSON.parse(text));
  expect((await ask(site.origin, start_url)).status).toBe(200);
  expect(
    icons.some(({ purpose }) => purpose === "maskable"),
    "no maskable icon",
  ).toBe(true);
  for (const size of [192, 512])
    expect(
      icons.some(({ sizes }) => sizes === `${size}x${size}`),
      `none of ${size}`,
    ).toBe(true);
  for (const { src, sizes, type } of icons) {
    const icon = await ask(site.origin, src);
    expect([icon.status, icon.headers["content-type"]], src).toEqual([200, type]);
    if (sizes === "any") continue;
    const { width, height } = await sharp(icon.bytes).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("app2: icons for browsers and phones, theme colours for light and dark", async ({ site }) => {
  for (const path of ["/", site.rental.path]) {
    const head = rawHead((await ask(site.origin, path)).text);
    for (const { href = "" } of [...links(head, "icon"), ...links(head, "apple-touch-icon")]) {
      expect((await ask(site.origin, href)).status, href).toBe(200);
    }
    expect(
      links(head, "icon").length > 0 && links(head, "apple-touch-icon").length > 0,
      `${path} has no icons`,
    ).toBe(true);
    const themes = elements(head, "meta").filter(({ name }) => name === "theme-color");
    expect(themes.map(({ media }) => media)).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
  }
});
