import assert from "node:assert/strict";
import sharp from "sharp";
import { z } from "zod";
import { ask } from "../ask.ts";
import type { Check } from "../check.ts";
import { elements, links, rawHead } from "../html.ts";

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

export const installChecks: readonly Check[] = [
  {
    id: "app1",
    what: "the site can be installed: manifest with icons of the sizes that it says",
    run: async (site) => {
      const head = rawHead((await ask(site.origin, "/")).text);
      const [address] = links(head, "manifest");
      const { status, text } = await ask(site.origin, address?.href ?? "/no-manifest");
      assert.equal(status, 200, `the manifest answers ${status}`);
      const { icons, start_url } = manifest.parse(JSON.parse(text));
      assert.equal((await ask(site.origin, start_url)).status, 200);
      assert.ok(
        icons.some(({ purpose }) => purpose === "maskable"),
        "no maskable icon",
      );
      for (const size of [192, 512])
        assert.ok(
          icons.some(({ sizes }) => sizes === `${size}x${size}`),
          `none of ${size}`,
        );
      for (const { src, sizes, type } of icons) {
        const icon = await ask(site.origin, src);
        assert.deepEqual([icon.status, icon.headers["content-type"]], [200, type], src);
        if (sizes === "any") continue;
        const { width, height } = await sharp(icon.bytes).metadata();
        assert.equal(`${width}x${height}`, sizes, src);
      }
    },
  },
  {
    id: "app2",
    what: "icons for browsers and phones, theme colours for light and dark",
    run: async (site) => {
      for (const path of ["/", site.rental.path]) {
        const head = rawHead((await ask(site.origin, path)).text);
        for (const { href = "" } of [...links(head, "icon"), ...links(head, "apple-touch-icon")]) {
          assert.equal((await ask(site.origin, href)).status, 200, href);
        }
        assert.ok(
          links(head, "icon").length > 0 && links(head, "apple-touch-icon").length > 0,
          `${path} has no icons`,
        );
        const themes = elements(head, "meta").filter(({ name }) => name === "theme-color");
        assert.deepEqual(
          themes.map(({ media }) => media),
          ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
        );
      }
    },
  },
];
