import { XMLParser, XMLValidator } from "fast-xml-parser";
import { sitemapIndexXml, sitemapParts, sitemapUrls, sitemapXml } from "@/server/discovery/sitemap-xml";
import { xmlText } from "@/server/discovery/xml-text";
import { HARD_TEXTS } from "../hard-texts";

describe("sitemapParts", () => {
  it("makes one file when everything fits, even of nothing", () => {
    expect(sitemapParts([])).toEqual([[]]);
    expect(sitemapParts(["a", "b"])).toEqual([["a", "b"]]);
  });

  it("starts a new file after 50,000 URLs", () => {
    const urls = Array.from({ length: 60_001 }, (_, index) => `<url>${index}</url>`);
    const parts = sitemapParts(urls);
    expect(parts.map(({ length }) => length)).toEqual([50_000, 10_001]);
    expect(parts.flat()).toEqual(urls);
  });

  it("starts a new file before one exceeds its size in bytes", () => {
    const parts = sitemapParts(Array(7).fill("éé"), { maxUrls: 9, maxBytes: 10 });
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
  });

  it("makes no empty file before a URL that exceeds the size", () => {
    expect(sitemapParts(["x".repeat(20), "y"], { maxUrls: 9, maxBytes: 10 })).toEqual([
      ["x".repeat(20)],
      ["y"],
    ]);
  });
});

describe("sitemapXml", () => {
  const parse = (xml: string) =>
    new XMLParser({ processEntities: true, ignoreAttributes: false, attributeNamePrefix: "@" }).parse(xml);
  /** The alternate links of a page. */
  const links = (english: string, indonesian: string, russian: string) =>
    Object.entries({ en: english, id: indonesian, ru: russian, "x-default": english }).map(
      ([language, path]) => ({
        ...{ "@rel": "alternate", "@hreflang": language, "@href": `https://bali.example${path}` },
      }),
    );

  process.env.SITE_URL = "https://bali.example";

  const pages = [
    { path: "/?location=a&page=2", lastmod: "2026-11-20T00:00:00.000Z", images: [] },
    {
      path: "/rental/x",
      lastmod: null,
      images: ["https://c.example/a?b=1&c=2", "https://c.example/d"],
    },
  ];
  const xml = sitemapXml(pages.flatMap(sitemapUrls));

  it("is well-formed, with every & escaped", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it("has the address, alternates, date and images, but no frequency or priority", () => {
    const [list, , , rental] = parse(xml).urlset.url;
    expect(list).toEqual({
      loc: "https://bali.example/?location=a&page=2",
      "xhtml:link": links("/?location=a&page=2", "/id?location=a&page=2", "/ru?location=a&page=2"),
      lastmod: "2026-11-20T00:00:00.000Z",
    });
    expect(rental).toEqual({
      loc: "https://bali.example/rental/x",
      "xhtml:link": links("/rental/x", "/id/rental/x", "/ru/rental/x"),
      "image:image": [{ "image:loc": "https://c.example/a?b=1&c=2" }, { "image:loc": "https://c.example/d" }],
    });
  });

  it("lists a page in each language with all alternates, and its images once", () => {
    const [, , , english, indonesian, russian] = parse(xml).urlset.url;
    const all = links("/rental/x", "/id/rental/x", "/ru/rental/x");
    expect(indonesian).toEqual({ loc: "https://bali.example/id/rental/x", "xhtml:link": all });
    expect(russian).toEqual({ loc: "https://bali.example/ru/rental/x", "xhtml:link": all });
    expect(english).toMatchObject({ "xhtml:link": all });
  });

  it("is a valid file without URLs", () => {
    expect(XMLValidator.validate(sitemapXml([]))).toBe(true);
  });

  test("sitemapIndexXml lists the files", () => {
    const xml = sitemapIndexXml([
      "https://bali.example/sitemap.xml?part=1",
      "https://bali.example/sitemap.xml?part=2&x",
    ]);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(parse(xml).sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual([
      "https://bali.example/sitemap.xml?part=1",
      "https://bali.example/sitemap.xml?part=2&x",
    ]);
  });
});

describe("xmlText", () => {
  it("escapes the characters of XML syntax", () => {
    expect(xmlText(`a & b < c > "d" 'e'`)).toBe("a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;");
  });

  it("drops characters that XML does not allow", () => {
    expect(xmlText("a\0b\u0008c\u001fd\ufffee\ud800f\t\n")).toBe("abcdef\t\n");
  });

  it("keeps every other character", () => {
    expect(xmlText("вилла 🏝️ ع")).toBe("вилла 🏝️ ع");
  });

  it.each(HARD_TEXTS)("makes hard text %# survive in an element and an attribute", (text) => {
    const xml = `<a b="${xmlText(text)}">${xmlText(text)}</a>`;
    expect(XMLValidator.validate(xml)).toBe(true);
    const options = { ignoreAttributes: false, trimValues: false, parseTagValue: false };
    const { a } = new XMLParser(options).parse(xml);
    const content = typeof a === "string" ? a : a["#text"];
    expect(content ?? "").toBe(text.replace(/[\0\p{Cs}]/gu, "").replace(/\r\n?/g, "\n"));
  });
});
