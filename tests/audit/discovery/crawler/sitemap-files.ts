import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { type Answer, type AskedSite, ask, pathOfUrl } from "./ask.ts";

const image = z.object({ "image:loc": z.string() });
const alternate = z.object({ rel: z.literal("alternate"), hreflang: z.string(), href: z.string() });
const url = z.strictObject({
  loc: z.string(),
  "xhtml:link": z.array(alternate),
  lastmod: z.string().optional(),
  "image:image": z.array(image).optional(),
});
const urlset = z.object({ urlset: z.object({ url: z.array(url).default([]) }) });
const index = z.object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }) });

type SitemapUrl = z.infer<typeof url>;

export interface Sitemap {
  /** Every file, including the index. */
  files: { address: string; answer: Answer; urls: SitemapUrl[] }[];
  urls: SitemapUrl[];
}

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => ["url", "sitemap", "image:image", "xhtml:link"].includes(name),
});

function parsed(xml: string): unknown {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`no XML: ${valid.err.msg} in line ${valid.err.line}`);
  return parser.parse(xml);
}

async function sitemapAddresses(site: Pick<AskedSite, "origin">): Promise<string[]> {
  const robots = await ask(site.origin, "/robots.txt");
  return [...robots.text.matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map(([, address = ""]) => address);
}

/** Reads every sitemap file that robots.txt names. Throws when a file is not a sitemap. */
export async function readSitemap(site: Pick<AskedSite, "origin">): Promise<Sitemap> {
  const files: Sitemap["files"] = [];
  const waiting = await sitemapAddresses(site);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await ask(site.origin, pathOfUrl(address));
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
    const xml = parsed(answer.text);
    const asIndex = index.safeParse(xml);
    if (asIndex.success) waiting.push(...asIndex.data.sitemapindex.sitemap.map(({ loc }) => loc));
    const urls = asIndex.success ? [] : urlset.parse(xml).urlset.url;
    files.push({ address, answer, urls });
  }
  return { files, urls: files.flatMap(({ urls }) => urls) };
}

export async function areaPages(site: Pick<AskedSite, "origin">): Promise<string[]> {
  const { urls } = await readSitemap(site);
  return urls.map(({ loc }) => pathOfUrl(loc)).filter((path) => path.startsWith("/area/"));
}
