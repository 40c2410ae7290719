import { textPieces } from "@/lib/description/text-pieces";
import { HARD_TEXTS } from "../hard-texts";

describe("textPieces", () => {
  it("cuts a text at links and marks, also where a mark goes across a link's end", () => {
    const pieces = textPieces("Pool: https://a.example/pool pool", ["pool"]);
    expect(pieces.map(({ href, runs }) => [href, runs.map(({ text, marked }) => [text, marked])])).toEqual([
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
    const across = textPieces("t.me/xyz", ["t.me", "x"]).flatMap(({ runs }) => runs);
    expect(across.map(({ text, marked }) => [text, marked])).toEqual([
      ["t.me", true],
      ["/", false],
      ["x", true],
      ["yz", false],
    ]);
  });

  it("has no pieces for an empty text", () => {
    expect(textPieces("", ["pool"])).toEqual([]);
  });

  it.each(HARD_TEXTS)("loses and adds nothing, and every start is unique: %j", (hard) => {
    const text = `${hard} www.a.example/${hard} pool ${hard}`;
    const runs = textPieces(text, ["pool", "a", hard.toLowerCase()]).flatMap((piece) => piece.runs);
    expect(runs.map((run) => run.text).join("")).toBe(text);
    expect(new Set(runs.map(({ start }) => start)).size).toBe(runs.length);
  });

  it("cuts 50 kB with many links and marks in no time", () => {
    const text = "pool t.me/a ".repeat(4_000);
    const start = performance.now();
    textPieces(text, ["pool", "o", "a"]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
