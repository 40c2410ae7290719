import { expect } from "@playwright/test";
import ogs from "open-graph-scraper";
import { unfurl } from "unfurl.js";
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

/** Reads a page by its address, or its HTML. */
type Unfurler = (url: string, html: string, agent: string) => Promise<Unfurled>;

const UNFURLERS: Readonly<Record<string, Unfurler>> = {
  "open-graph-scraper": async (_url, html) => {
    const { result } = await ogs({ html });
    const { ogTitle: title, ogDescription: description, ogImage, ogUrl: url } = result;
    return { title, description, image: ogImage?.[0]?.url, url };
  },
  "unfurl.js": async (address, _html, agent) => {
    const { open_graph } = await unfurl(address, { headers: { "User-Agent": agent } });
    const { title, description, images, url: own } = open_graph;
    return { title, description, image: images?.[0]?.url, url: own };
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
        expect(await unfurlWith(site.origin + path, html, agent), `${path} for ${agent}`).toEqual(tags);
      }
    }
  });
}
