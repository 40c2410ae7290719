import { textLinks } from "@/lib/text/text-links";
import { type NamedRange, type Part, textPieces } from "@/lib/text/text-pieces";
import { HARD_TEXTS } from "../hard-texts";

const piecesOf = (text: string, terms: readonly string[], named?: readonly NamedRange[]) =>
  textPieces(text, textLinks(text), terms, named);

const runsIn = (parts: readonly Part[]) => parts.flatMap(({ runs }) => runs);

/** The text and named ranges of "See {wifi}[the net]". */
function named(written: string): { text: string; ranges: NamedRange[] } {
  const ranges: NamedRange[] = [];
  let text = "";
  for (const [, between = "", names, words = ""] of written.matchAll(
    /([^{[]*)(?:\{([^}]*)\}\[([^\]]*)\])?/gu,
  )) {
    text += between;
    if (names) ranges.push({ start: text.length, end: text.length + words.length, names: names.split(" ") });
    text += words;
  }
  return { text, ranges };
}

describe("textPieces", () => {
  it.each<[what: string, written: string, terms: string[], parts: [string, string][]]>([
    [
      "in a text",
      "See {wifi}[the net] here",
      [],
      [
        ["", "See "],
        ["wifi", "the net"],
        ["", " here"],
      ],
    ],
    [
      "at both ends",
      "{a}[one]{b}[two]",
      [],
      [
        ["a", "one"],
        ["b", "two"],
      ],
    ],
    ["with several names", "{a b}[bills]", [], [["a b", "bills"]]],
    ["around a highlight", "{a}[the net]", ["net"], [["a", "the |net"]]],
    [
      "inside a highlight",
      "inter{a}[net]s",
      ["internets"],
      [
        ["", "|inter"],
        ["a", "|net"],
        ["", "|s"],
      ],
    ],
    [
      "inside a link",
      "https://a.example/{a}[wifi]",
      [],
      [
        ["", "https://a.example/"],
        ["a", "wifi"],
      ],
    ],
    [
      "across a link",
      "{a}[see t.me/xyz now]",
      [],
      [
        ["a", "see "],
        ["", "t.me/xyz"],
        ["", " now"],
      ],
    ],
  ])("attaches names to words %s", (_, written, terms, parts) => {
    const { text, ranges } = named(written);
    const found = piecesOf(text, terms, ranges).flatMap((piece) => piece.parts);
    const runs = (part: Part) => part.runs.map((run) => (run.marked ? `|${run.text}` : run.text)).join("");
    expect(found.map((part) => [part.names.join(" "), runs(part)])).toEqual(parts);
  });

  it("cuts a text at links and highlights, even when a highlight crosses the end of a link", () => {
    const pieces = piecesOf("Pool: https://a.example/pool pool", ["pool"]);
    expect(
      pieces.map(({ href, parts }) => [href, runsIn(parts).map(({ text, marked }) => [text, marked])]),
    ).toEqual([
      [
        null,
        [
          ["Pool", true],
          [": ", false],
        ],
      ],
      [
        "https://a.example/pool",
        [
          ["https://a.example/", false],
          ["pool", true],
        ],
      ],
      [
        null,
        [
          [" ", false],
          ["pool", true],
        ],
      ],
    ]);
    const across = piecesOf("t.me/xyz", ["t.me", "x"]).flatMap(({ parts }) => runsIn(parts));
    expect(across.map(({ text, marked }) => [text, marked])).toEqual([
      ["t.me", true],
      ["/", false],
      ["x", true],
      ["yz", false],
    ]);
  });

  it("has no pieces for an empty text", () => {
    expect(piecesOf("", ["pool"])).toEqual([]);
  });

  it.each(HARD_TEXTS)("keeps the text, and gives every run a unique start (%#)", (hard) => {
    const text = `${hard} www.a.example/${hard} pool ${hard}`;
    const runs = piecesOf(
      text,
      ["pool", "a", hard.toLowerCase()],
      [{ start: 1, end: text.length - 1, names: ["all"] }],
    ).flatMap(({ parts }) => runsIn(parts));
    expect(runs.map((run) => run.text).join("")).toBe(text);
    expect(new Set(runs.map(({ start }) => start)).size).toBe(runs.length);
  });
});
