import { globSync, readFileSync } from "node:fs";
import { readPlaces } from "@/lib/region/places";
import { reader } from "@/lib/region/region-reader";
import { normalise } from "@/packages/reader/text/normalise";
import { rowsOf, taggedTerms, vocabulary } from "@/packages/reader/vocabulary/lexicon";
import { pattern } from "@/packages/reader/vocabulary/pattern";
import tags from "@/packages/reader/vocabulary/tags.json";
import { termFinder } from "@/packages/reader/vocabulary/term-finder";
import { readCases, testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

const { widerAreas } = reader;

const LANGUAGES = ["en", "id", "ru"];
const tableOf = (language: string) => readFileSync(`packages/reader/vocabulary/${language}.tsv`, "utf8");

describe.each(LANGUAGES)("the terms of %s.tsv", (language) => {
  const rows = rowsOf(tableOf(language));

  test("occur once each", () => {
    const twice = [...Map.groupBy(rows, ({ term }) => term)].filter(([, same]) => same.length > 1);
    expect(twice.map(([term]) => term)).toEqual([]);
  });

  test("are in normalised spelling and have tags", () => {
    const odd = rows.filter(
      ({ term, tags }) => normalise(term).text !== term || !tags.every((tag) => /^[\w. -]+$/.test(tag)),
    );
    expect(odd).toEqual([]);
  });
});

const SOURCES = globSync("{packages/reader,collector}/**/*.ts").map((file) => ({
  file,
  code: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
}));

const inSources = (pattern: RegExp): Set<string | undefined> =>
  new Set(SOURCES.flatMap(({ code }) => Array.from(code.matchAll(pattern), ([, name]) => name)));

test("every tag is used by a rule", () => {
  const groups = inSources(/vocabulary\("(\w+)"/g);
  const single = inSources(/(?:\{|termSet\(")(\w+\.[\w.]+)/g);
  const tagged = [...taggedTerms(LANGUAGES.map(tableOf)).keys()];
  expect(tagged.filter((tag) => !groups.has(tag.split(".")[0]) && !single.has(tag))).toEqual([]);
});

test("tags.json names the tags of the tables, and no others", () => {
  const regional = globSync("regions/*/words.tsv").map((file) => readFileSync(file, "utf8"));
  const named = Object.entries(tags).flatMap(([group, keys]) =>
    Object.keys(keys).map((key) => `${group}.${key}`),
  );
  expect(named.sort()).toEqual([...taggedTerms([...LANGUAGES.map(tableOf), ...regional]).keys()].sort());
});

test("rules contain no Cyrillic: words of adverts belong in the tables", () => {
  const spelling = [
    "packages/reader/vocabulary/places.ts",
    "packages/reader/text/normalise.ts",
    "collector/listing/slug.ts",
  ];
  const wordy = SOURCES.filter(
    ({ file, code }) => !spelling.includes(file) && /\p{Script=Cyrillic}{2}/u.test(code),
  );
  expect(wordy.map(({ file }) => file)).toEqual([]);
});

test.each([
  ["a number and a word", pattern("u")`\d ?{scale.million}`, ["20jt", "20 juta"], ["20 jutax", "juta"]],
  ["any ending", pattern("u")`^{reduction.word}$`, ["discounted", "скидкой"], ["a discount"]],
  [
    "words with something between them",
    pattern("u")`^{unitState.taken}$`,
    ["sold out", "sold-out"],
    ["soldout"],
  ],
])("a pattern matches %s", (_, found, yes, no) => {
  expect(yes.filter((text) => !found.test(text))).toEqual([]);
  expect(no.filter((text) => found.test(text))).toEqual([]);
});

test("a pattern with a misspelt tag throws", () => {
  expect(() => pattern("u")`{scale.milion}`).toThrow('no term has the tag "scale.milion"');
});

test("a vocabulary lists its terms under the last part of their tags, with those of a region", () => {
  expect(vocabulary("unitState").taken).toContain("rented");
  const own = taggedTerms(["term\ttags\nexample\tunitState.taken"]);
  expect(vocabulary("unitState", own).taken).toEqual([...vocabulary("unitState").taken, "example"]);
});

test("a table with other columns, or a line without tags, throws", () => {
  expect(() => rowsOf("term\ttag\n")).toThrow("term and tags");
  expect(() => rowsOf("term\ttags\nvilla\n")).toThrow('"villa" is no term');
});

test.each([
  ["berawa", ["canggu", "kuta utara", "badung"]],
  ["penestanan", ["ubud", "gianyar"]],
  ["panji", ["sukasada", "buleleng"]],
  ["badung", []],
  ["atlantis", []],
])("the wider areas of %s are %j", (name, wider) => {
  expect(widerAreas(name)).toEqual(wider);
});

test("the wider areas of every area end at a regency", () => {
  const regencies = "badung bangli buleleng denpasar gianyar jembrana karangasem klungkung tabanan".split(
    " ",
  );
  const areas = readPlaces().flatMap(({ kind, name }) => (kind === "" ? [] : [name]));
  const lost = areas.filter((area) => !regencies.includes(widerAreas(area).at(-1) ?? area));
  expect(lost).toEqual([]);
});

const finder = termFinder({
  pool: ["pool", "private pool", "kolam", "kolam renang", "бассейн*"],
  poolSide: ["private pool side"],
  bedroom: ["br", "спальн*"],
  dollar: ["$"],
});

testReadings("tests/unit/reader/term-finder.tsv", {
  terms: (text) => finder.findAll(text).map(({ key, start, end }) => `${key}: ${text.slice(start, end)}`),
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

test.each(readCases("tests/unit/reader/normalise.tsv", ["text", "normalised"]))(
  'normalises "$text" to "$normalised" ($at)',
  ({ text, normalised }) => {
    expect(normalise(text).text).toBe(normalised);
  },
);

test("spanOf maps a part of the normalised text to the text as written", () => {
  const written = "✨ 𝟮𝟴 𝗝𝗧\u00a0net ✨";
  const { text, spanOf } = normalise(written);
  const { start, end } = spanOf(text.indexOf("28 jt"), text.indexOf(" net"));
  expect(written.slice(start, end)).toBe("𝟮𝟴 𝗝𝗧");
});

test.each(HARD_TEXTS)("every character of hard text %# has a span within the text, in order", (written) => {
  const { text, spanOf } = normalise(written);
  const spans = Array.from({ length: text.length }, (_, at) => spanOf(at, at + 1));
  expect(spans.filter(({ start, end }) => start >= end || end > written.length)).toEqual([]);
  expect(spans.filter(({ start }, at) => start < (spans[at - 1]?.start ?? 0))).toEqual([]);
});
