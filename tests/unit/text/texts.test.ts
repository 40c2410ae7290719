import { LOCALES } from "@/lib/language/locales";
import { cutText } from "@/lib/text/cut-text";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { type Block, type Piece, shortMarkdown } from "@/lib/text/short-markdown";
import { textLanguage } from "@/lib/text/text-language";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

testReadings("tests/unit/text/plain-text.tsv", {
  "plain text": plainText,
  "text without contacts": (text) => withoutContacts(text).replace(/[\s,;:(|·–-]+$/, ""),
});

describe("plainText", () => {
  it.each(HARD_TEXTS)("is idempotent (%#)", (text) => {
    const once = plainText(text);
    expect(plainText(once)).toBe(once);
    expect(once.isWellFormed()).toBe(true);
  });
});

describe("withoutContacts", () => {
  it("returns one line", () => {
    expect(withoutContacts(" Villa\n with\ta  pool ")).toBe("Villa with a pool");
  });
});

const paragraph = (...pieces: Piece[]): Block => ({ kind: "paragraph", lines: [pieces] });

test.each<[string, Block[]]>([
  ["", []],
  [" \n\n ", []],
  ["One\r\nline\r\n\r\nTwo", [paragraph({ text: "One line" }), paragraph({ text: "Two" })]],
  ["a **b** c", [paragraph({ text: "a " }, { text: "b", bold: true }, { text: " c" })]],
  ["****", [paragraph({ text: "****" })]],
  [
    "- one\n- [two](https://a.example)\n\n* three",
    [
      { kind: "list", lines: [[{ text: "one" }], [{ text: "two", href: "https://a.example/" }]] },
      { kind: "list", lines: [[{ text: "three" }]] },
    ],
  ],
  ["- one\nno item", [paragraph({ text: "- one no item" })]],
  ["[us](/about#contact)", [paragraph({ text: "us", href: "/about#contact" })]],
  ["[mail](mailto:a@b.example)", [paragraph({ text: "mail", href: "mailto:a@b.example" })]],
  ["# no heading, `no code`", [paragraph({ text: "# no heading, `no code`" })]],
])("%j", (text, blocks) => {
  expect(shortMarkdown(text)).toEqual(blocks);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](javascript:alert)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](data:text/html,x)",
  "<script>alert(1)</script>",
  '<a href="https://a.example">x</a>',
])("short Markdown leaves %s as text", (text) => {
  expect(shortMarkdown(text)).toEqual([paragraph({ text })]);
});

test("shortMarkdown parses a long text of unclosed links as text", () => {
  const text = "[a](".repeat(5_000);
  expect(shortMarkdown(text)).toEqual([paragraph({ text })]);
});

testReadings(
  "tests/unit/text/text-language.tsv",
  Object.fromEntries(
    LOCALES.map((page) => [`language on a page in ${page}`, (text: string) => textLanguage(text, page)]),
  ),
);

describe("cutText", () => {
  it("does not change a text that fits", () => {
    expect(cutText("exactly ten", 11)).toBe("exactly ten");
  });

  it.each([
    ["Villa with a pool and a view", 20, "Villa with a pool…"],
    ["Villa, with a pool", 7, "Villa…"],
    ["one two three", 8, "one two…"],
    ["Donaudampfschiffahrtsgesellschaft", 10, "Donaudamp…"],
  ])("cuts %j to %i characters, between words if possible", (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it("does not split an emoji of several code points", () => {
    expect(cutText(`${"a".repeat(7)}👨‍👩‍👧 x`, 12)).toBe(`${"a".repeat(7)}…`);
    expect(cutText("🏝️🏝️🏝️", 5)).toBe("🏝️…");
  });

  it.each(HARD_TEXTS)("never exceeds the limit for hard text %#", (text) => {
    for (const max of [1, 15, 65]) {
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
      expect(cutText(text.toWellFormed(), max).isWellFormed()).toBe(true);
    }
  });
});
