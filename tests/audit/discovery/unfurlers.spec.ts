import { expect } from "@playwright/test";
import { getPreviewFromContent } from "link-preview-js";
import createMetascraper from "metascraper";
import metascraperDescription from "metascraper-description";
import metascraperImage from "metascraper-image";
import metascraperTitle from "metascraper-title";
import metascraperUrl from "metascraper-url";
import ogs from "open-graph-scraper";
import { unfurl } from "unfurl.js";
import { z } from "zod";
import { type AskedSite, ask } from "./crawler/ask.ts";
import { metas, rawHead } from "./crawler/html.ts";
import { PREVIEW_BOTS } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

interface Unfurled {
  title: unknown;
  description: unknown;
  image: unknown;
  url: unknown;
}

/** The address that is requested, and the one that the page names. */
interface Addresses {
  asked: string;
  named: string;
}

type Unfurler = (addresses: Addresses, html: string, agent: string) => Promise<Unfurled>;

const metascrape = createMetascraper([
  metascraperDescription(),
  metascraperImage(),
  metascraperTitle(),
  metascraperUrl(),
]);
const linkPreview = z.object({
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  url: z.string(),
});

const UNFURLERS: Readonly<Record<string, Unfurler>> = {
  "open-graph-scraper": async (_addresses, html) => {
    const { result } = await ogs({ html });
    const { ogTitle: title, ogDescription: description, ogImage, ogUrl: url } = result;
    return { title, description, image: ogImage?.[0]?.url, url };
  },
  "unfurl.js": async ({ asked }, _html, agent) => {
    const { open_graph } = await unfurl(asked, { headers: { "User-Agent": agent } });
    const { title, description, images, url: own } = open_graph;
    return { title, description, image: images?.[0]?.url, url: own };
  },
  metascraper: async ({ named }, html) => {
    const { title, description, image, url } = await metascrape({ url: named, html });
    return { title, description, image, url };
  },
  "link-preview-js": async ({ named: url }, data) => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    const { title, description, images } = linkPreview.parse(
      await getPreviewFromContent({ url, data, headers }),
    );
    return { title, description, image: images[0], url };
  },
};

async function told(site: AskedSite, path: string, agent: string): Promise<Unfurled & { html: string }> {
  const { text: html } = await ask(site.origin, path, { agent });
  const one = (key: string) => metas(rawHead(html), key)[0];
  return {
    html,
    title: one("og:title"),
    description: one("og:description"),
    image: one("og:image"),
    url: one("og:url"),
  };
}

for (const [name, unfurlWith] of Object.entries(UNFURLERS)) {
  test(`F11: ${name} finds the values of the preview tags`, async ({ site }) => {
    const agents = name === "unfurl.js" ? PREVIEW_BOTS : PREVIEW_BOTS.slice(0, 1);
    for (const path of [site.rental, "/", site.area]) {
      for (const agent of agents) {
        const { html, ...tags } = await told(site, path, agent);
        // This library reads the search engines' description first, which differs from og:description.
        const description =
          name === "link-preview-js" ? metas(rawHead(html), "description")[0] : tags.description;
        const expected = { ...tags, description };
        expect(
          await unfurlWith({ asked: site.origin + path, named: site.canonical + path }, html, agent),
          `${path} for ${agent}`,
        ).toEqual(expected);
      }
    }
  });
}
