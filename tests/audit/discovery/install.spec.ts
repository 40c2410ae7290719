import { expect } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { ask } from "./crawler/ask.ts";
import { elements, links, rawHead } from "./crawler/html.ts";
import { test } from "./site/test.ts";

const icon = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.string().optional(),
});
const manifest = z.object({
  short_name: z.string().min(1).max(14),
  start_url: z.string(),
  icons: z.array(icon),
});

test("app1: the site can be installed with a manifest whose icons have their declared sizes", async ({
  site,
}) => {
  const [address] = links(rawHead((await ask(site.origin, "/")).text), "manifest");
  const { text } = await ask(site.origin, address?.href ?? "/no-manifest");
  const { icons, start_url } = manifest.parse(JSON.parse(text));
  expect((await ask(site.origin, start_url)).status).toBe(200);
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes, type } of icons) {
    const { status, headers, bytes } = await ask(site.origin, src);
    expect([status, headers["content-type"]], src).toEqual([200, type]);
    const { width, height } = await sharp(bytes).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("app2: pages have icons for browsers and phones, and theme colours for light and dark", async ({
  site,
}) => {
  for (const path of ["/", site.rental]) {
    const head = rawHead((await ask(site.origin, path)).text);
    for (const rel of ["icon", "apple-touch-icon"]) {
      const icons = links(head, rel);
      expect(icons, `${path} has no ${rel}`).not.toEqual([]);
      for (const { href = "" } of icons) expect((await ask(site.origin, href)).status, href).toBe(200);
    }
    const themes = elements(head, "meta").filter(({ name }) => name === "theme-color");
    expect(themes.map(({ media }) => media)).toEqual([
      ...["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
    ]);
  }
});
