import { termFinder } from "@/reader/vocabulary/term-finder";

const finder = termFinder({
  pool: ["pool", "private pool", "kolam", "kolam renang", "бассейн*"],
  poolSide: ["private pool side"],
  bedroom: ["br", "спальн*"],
  dollar: ["$"],
});

const found = (text: string) =>
  finder.findAll(text).map(({ key, start, end }) => [key, text.slice(start, end)]);

test.each<[string, [string, string][]]>([
  ["pool", [["pool", "pool"]]],
  ["spool, pools, whirlpool", []],
  ["a private pool!", [["pool", "private pool"]]],
  [
    "private-pool, private _ pool",
    [
      ["pool", "private-pool"],
      ["pool", "private _ pool"],
    ],
  ],
  ["private\npool", [["pool", "pool"]]],
  ["private      pool", [["pool", "pool"]]],
  ["private pool sid", [["pool", "private pool"]]],
  ["private pool side", [["poolSide", "private pool side"]]],
  ["kolam renang", [["pool", "kolam renang"]]],
  [
    "с бассейном и 2 спальнями",
    [
      ["pool", "бассейном"],
      ["bedroom", "спальнями"],
    ],
  ],
  [
    "3br, br3, 1brx",
    [
      ["bedroom", "br"],
      ["bedroom", "br"],
    ],
  ],
  [
    "900$ $900",
    [
      ["dollar", "$"],
      ["dollar", "$"],
    ],
  ],
  ["**pool**", [["pool", "pool"]]],
  ["", []],
])("finds the terms of %j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("finds the longest term at a position", () => {
  expect(finder.findAt("private pool side", 0)).toMatchObject({ key: "poolSide", end: 17 });
  expect(finder.findAt("private pool side", 8)).toMatchObject({ key: "pool", end: 12 });
  expect(finder.findAt("private pool side", 1)).toBeNull();
});

test("a term with two keys throws", () => {
  const ambiguous = termFinder({ month: ["mo"], moment: ["mo"] });
  expect(() => ambiguous.findAll("mo")).toThrow('"mo" is a term of');
});
