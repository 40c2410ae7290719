import { XMLParser, XMLValidator } from "fast-xml-parser";
import { xmlText } from "@/server/discovery/xml-text";
import { HARD_TEXTS } from "../hard-texts";

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
