import { phoneUrl, textLinks } from "@/lib/text/text-links";
import { HARD_TEXTS } from "../hard-texts";

describe("phoneUrl", () => {
  it.each([
    ["+62 812 0000 1234", "tel:+6281200001234"],
    ["+62-812-0000-1234", "tel:+6281200001234"],
    ["+7 (912) 000-12-34", "tel:+79120001234"],
    ["0812 0000 1234", "tel:081200001234"],
    ["628120000123", "tel:+628120000123"],
    ["+1 2345 6789", "tel:+123456789"],
    ["+1 23456 78901 2345", "tel:+123456789012345"],
    ["081234567", "tel:081234567"],
    ["0812345678901", "tel:0812345678901"],
    ["6281234567", "tel:+6281234567"],
    ["62812345678901", "tel:+62812345678901"],
  ])("is the tel: address of %s", (written, href) => {
    expect(phoneUrl(written)).toBe(href);
  });

  it.each([
    "35.000.000",
    "1.750.000",
    "+10",
    "0361 123",
    "2026-11-21",
    "+12345678",
    "+1234567890123456",
    "+012345678901",
    "08123456",
    "08123456789012",
    "628123456",
    "628123456789012",
    "12345678901",
  ])("is null for %s", (written) => {
    expect(phoneUrl(written)).toBeNull();
  });
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

  it.each([
    ["a comma after it", "Look: https://example.com/a, or call.", "https://example.com/a"],
    [
      "a closing bracket that belongs to it",
      "https://example.com/Villa_(Bali)",
      "https://example.com/Villa_(Bali)",
    ],
    ["an adjacent emoji", "https://example.com/a📲", "https://example.com/a"],
    ["bold marks around it", "**https://example.com/a**", "https://example.com/a"],
    ["several punctuation marks after it", "https://example.com/a).,!?", "https://example.com/a"],
    ["brackets of which one belongs to it", "(https://example.com/a_(b)))", "https://example.com/a_(b)"],
    ["a number after a phone number", "+62 812 0000 1234 2 bedrooms", "+62 812 0000 1234"],
  ])("finds the end of a link with %s", (_, text, written) => {
    expect(linked(text).map(([part]) => part)).toEqual([written]);
  });

  it("does not link an address of more than 2,000 letters", () => {
    expect(linked(`https://example.com/${"a".repeat(2_000)}`)).toEqual([]);
  });

  it("does not link a phone number inside an address", () => {
    expect(linked("https://example.com/+62-812-0000-1234")).toHaveLength(1);
    expect(linked("wa.me/6281200001234")).toHaveLength(1);
  });

  it.each([
    "Price IDR 38.000.000 or 38,000,000 / month",
    "Rp 1.750.000/week, deposit 10.000.000",
    "081200001234567890 +62812000012345678",
    "2026-11-21 from 08.00 to 17.00",
    "best.me/x pinterest.com shirt.me/a",
    "made@example.com @made_bali #pool",
    "javascript:alert(1) data:text/html,x",
    "javascript://https://example.com",
    "xhttps://example.com",
    "https:// www. t.me/ mailto: tel:",
  ])("finds no link in %j", (text) => {
    expect(linked(text)).toEqual([]);
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
