import { expect } from "@playwright/test";
import { XMLValidator } from "fast-xml-parser";
import { ask, pathOfUrl } from "./crawler/ask.ts";
import { elements, links, rawHead, withoutScripts } from "./crawler/html.ts";
import { test } from "./site/test.ts";

test("feed1: every list links to its feed, whose items are canonical pages, newest first", async ({
  site,
}) => {
  const area = site.area.slice("/".length);
  for (const query of ["", area, `${area}&min_bedrooms=1`]) {
    const { text: list } = await ask(site.origin, `/${query}`);
    const named = links(rawHead(list), "alternate").map(({ type, href }) => [type, href]);
    const shown = elements(withoutScripts(list), "a").map(({ href }) => href);
    const [path, type] = [`/feed.xml${query}`, "application/atom+xml"];
    expect(named).toContainEqual([type, site.canonical + path]);
    expect(shown).toContain(path);
    const { status, headers, text: atom } = await ask(site.origin, path);
    expect([status, String(headers["content-type"]).split(";")[0]]).toEqual([200, type]);
    expect(XMLValidator.validate(atom)).toBe(true);
    expect(atom).toContain(`<id>${site.canonical}${path.replaceAll("&", "&amp;")}</id>`);
    const entries = atom.match(/<entry>.*?<\/entry>/gs) ?? [];
    const dates = entries.map((entry) => /<published>(.*?)<\/published>/.exec(entry)?.[1] ?? "");
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().reverse());
    const address = elements(entries[0] ?? "", "link")[0]?.href ?? "";
    const page = await ask(site.origin, pathOfUrl(address));
    expect(links(rawHead(page.text), "canonical").map(({ href }) => href)).toEqual([address]);
  }
});
