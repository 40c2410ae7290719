import { type Block, type Piece, shortMarkdown } from "@/lib/text/short-markdown";

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
