import { globSync, readFileSync } from "node:fs";
import { normalise } from "@/reader/text/normalise";
import { vocabulary } from "@/reader/vocabulary/lexicon";
import { pattern } from "@/reader/vocabulary/pattern";
import { readTable } from "@/reader/vocabulary/read-table";

const LANGUAGES = ["en", "id", "ru"];

describe.each(LANGUAGES)("the terms of %s.tsv", (language) => {
  const rows = readTable(`${language}.tsv`, ["term", "tags"]);

  test("occur once each", () => {
    const twice = [...Map.groupBy(rows, ({ term }) => term)].filter(([, same]) => same.length > 1);
    expect(twice.map(([term]) => term)).toEqual([]);
  });

  test("are in normalised spelling and have tags", () => {
    const odd = rows.filter(({ term, tags }) => normalise(term).text !== term || !/^[\w. ,-]+$/.test(tags));
    expect(odd).toEqual([]);
  });
});

const SOURCES = globSync("{reader,collector}/**/*.ts").map((file) => ({
  file,
  code: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
}));

const inSources = (pattern: RegExp): Set<string | undefined> =>
  new Set(SOURCES.flatMap(({ code }) => Array.from(code.matchAll(pattern), ([, name]) => name)));

test("every tag is used by a rule", () => {
  const groups = inSources(/vocabulary\("(\w+)"/g);
  const single = inSources(/(?:\{|termSet\(")(\w+\.[\w.]+)/g);
  const tags = LANGUAGES.flatMap((language) => readTable(`${language}.tsv`, ["term", "tags"])).flatMap(
    ({ tags }) => tags.split(", "),
  );
  expect(tags.filter((tag) => !groups.has(tag.split(".")[0]) && !single.has(tag))).toEqual([]);
});

test("rules contain no Cyrillic: words of adverts belong in the tables", () => {
  const spelling = ["reader/vocabulary/place-names.ts", "reader/normalise.ts", "collector/listing/slug.ts"];
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
    pattern("u")`^{leaving.verb}$`,
    ["move out", "move-out"],
    ["moveout"],
  ],
])("a pattern matches %s", (_, found, yes, no) => {
  expect(yes.filter((text) => !found.test(text))).toEqual([]);
  expect(no.filter((text) => found.test(text))).toEqual([]);
});

test("a pattern with a misspelt tag throws", () => {
  expect(() => pattern("u")`{scale.milion}`).toThrow('no term has the tag "scale.milion"');
});

test("a vocabulary lists its terms under the last part of their tags", () => {
  expect(vocabulary("multiplier", ["belas", "puluh", "hundred"])).toMatchObject({
    belas: ["belas"],
    hundred: ["hundred", "ratus"],
  });
});

test("a vocabulary throws on a tag without a key and on a key without terms", () => {
  expect(() => vocabulary("multiplier", ["belas", "hundred"])).toThrow('"multiplier.puluh" is no tag');
  expect(() => vocabulary("multiplier", ["belas", "puluh", "hundred", "dozen"])).toThrow(
    "dozen has no terms",
  );
});

test("a table with other columns throws", () => {
  expect(() => readTable("en.tsv", ["term", "tag"])).toThrow("en.tsv: the columns are term, tag");
});
