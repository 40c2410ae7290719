import { contactWay, safeUrl } from "@/lib/text/safe-url";
import { phoneUrl, textLinks } from "@/lib/text/text-links";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";

testReadings("tests/unit/text/text-links.tsv", {
  phone: (text) => phoneUrl(text) ?? "none",
  "linked words": (text) => linked(text).map(([words]) => words),
});

/** The linked parts of a text, with their addresses. */
const linked = (text: string) =>
  textLinks(text).map(({ start, end, href }) => [text.slice(start, end), href] as const);

describe("textLinks", () => {
  it.each([
    ["https://example.com/a?b=1&c=2", "https://example.com/a?b=1&c=2"],
    ["http://example.com", "http://example.com/"],
    ["www.example.com/villa", "https://www.example.com/villa"],
    ["t.me/made_bali", "https://t.me/made_bali"],
    ["wa.me/6281200001234", "https://wa.me/6281200001234"],
    ["mailto:made@example.com", "mailto:made@example.com"],
    ["tel:+6281200001234", "tel:+6281200001234"],
    ["+62 812 0000 1234", "tel:+6281200001234"],
    ["+6281200001234", "tel:+6281200001234"],
    ["+7(912)000-12-34", "tel:+79120001234"],
    ["62 812 0000 1234", "tel:+6281200001234"],
    ["0812-0000-1234", "tel:081200001234"],
  ])("links %s anywhere in a text", (written, href) => {
    for (const text of [written, `See ${written}.`, `(${written})`, `«${written}»`, `Now!\n${written}\nok`]) {
      expect(linked(text)).toEqual([[written, href]]);
    }
  });

  it("does not link an address of more than 2,000 letters", () => {
    expect(linked(`https://example.com/${"a".repeat(2_000)}`)).toEqual([]);
  });

  it("does not link a phone number inside an address", () => {
    expect(linked("https://example.com/+62-812-0000-1234")).toHaveLength(1);
    expect(linked("wa.me/6281200001234")).toHaveLength(1);
  });

  it("adds links from the facts of a rental, but none outside the text or inside a link", () => {
    const text = "t.me/made, @made_bali";
    const stated = [
      { start: 0, end: 4, href: "https://t.me/" },
      { start: 12, end: 21, href: "https://t.me/made_bali" },
      { start: 20, end: 40, href: "https://a.example" },
      { start: 10, end: 10, href: "https://a.example" },
      { start: 21, end: 40, href: "https://a.example" },
    ];
    expect(textLinks(text, stated).map(({ href }) => href)).toEqual([
      "https://t.me/made",
      "https://t.me/made_bali",
    ]);
  });

  it.each(HARD_TEXTS)("keeps links apart and in order (%#)", (hard) => {
    const text = `${hard} https://a.example ${hard}+62 812 0000 1234${hard} t.me/x ${hard}`;
    let free = 0;
    for (const { start, end, href } of textLinks(text)) {
      expect(start).toBeGreaterThanOrEqual(free);
      expect(end).toBeGreaterThan(start);
      expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      free = end;
    }
  });
});

testReadings("tests/unit/text/safe-url.tsv", {
  link: (text) => safeUrl(text) ?? "none",
  contact: (href) => {
    const { name, action } = contactWay(href, inEnglish);
    return [name, action];
  },
});

describe("safeUrl", () => {
  it("does not link an address of more than 2,000 letters", () => {
    expect(safeUrl(`https://example.com/${"a".repeat(2_000)}`)).toBeNull();
  });

  it.each(HARD_TEXTS)("returns an address with a known scheme, or null (%#)", (text) => {
    for (const raw of [text, `https://${text}`, `t.me/${text}`, `mailto:${text}`, `tel:${text}`]) {
      expect(safeUrl(raw) ?? "tel:").toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
  });
});
