import { expect } from "@playwright/test";
import { XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { ask, pathOfUrl } from "./crawler/ask.ts";
import { elements, links, rawHead, withoutScripts } from "./crawler/html.ts";
import { test } from "./site/test.ts";

const jsonFeed = z.object({
  feed_url: z.url(),
  items: z.array(z.object({ url: z.url(), date_published: z.iso.datetime() })).min(1),
});

test("feed1: every list links to its feeds, whose items are canonical pages, newest first", async ({
  site,
}) => {
  const area = site.area.slice("/".length);
  for (const query of ["", area, `${area}&min_bedrooms=1`]) {
    const { text: list } = await ask(site.origin, `/${query}`);
    const named = links(rawHead(list), "alternate").map(({ type, href }) => [type, href]);
    const shown = elements(withoutScripts(list), "a").map(({ href }) => href);
    const read = async (path: string, type: string) => {
      expect(named).toContainEqual([type, site.canonical + path + query]);
      expect(shown).toContain(path + query);
      const { status, headers, text } = await ask(site.origin, path + query);
      expect([status, String(headers["content-type"]).split(";")[0]]).toEqual([200, type]);
      return text;
    };
    const { feed_url, items } = jsonFeed.parse(JSON.parse(await read("/feed.json", "application/feed+json")));
    expect(feed_url).toBe(`${site.canonical}/feed.json${query}`);
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual(dates.toSorted().reverse());
    const atom = await read("/feed.xml", "application/atom+xml");
    expect(XMLValidator.validate(atom)).toBe(true);
    const entries = atom.match(/<entry>.*?<\/entry>/gs) ?? [];
    expect(entries.map((entry) => elements(entry, "link")[0]?.href)).toEqual(items.map(({ url }) => url));
    const page = await ask(site.origin, pathOfUrl(items[0]?.url ?? ""));
    expect(links(rawHead(page.text), "canonical").map(({ href }) => href)).toEqual([items[0]?.url]);
  }
});
