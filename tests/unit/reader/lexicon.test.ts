import { globSync, readFileSync } from "node:fs";
import { normalise } from "@/reader/normalise";
import { vocabulary } from "@/reader/vocabulary/lexicon";
import { readTable } from "@/reader/vocabulary/read-table";

const LANGUAGES = ["en", "id", "ru"];

describe.each(LANGUAGES)("the terms of %s.tsv", (language) => {
  const rows = readTable(`${language}.tsv`, ["term", "tags"]);

  test("stand once each", () => {
    const twice = [...Map.groupBy(rows, ({ term }) => term)].filter(([, same]) => same.length > 1);
    expect(twice.map(([term]) => term)).toEqual([]);
  });

  test("are written as texts are compared, and have tags", () => {
    const odd = rows.filter(({ term, tags }) => normalise(term).text !== term || !/^[\w. ,-]+$/.test(tags));
    expect(odd).toEqual([]);
  });
});

test("every tag belongs to a group that some rule asks for", () => {
  const sources = globSync("{reader,collector}/**/*.ts").map((file) => readFileSync(file, "utf8"));
  const asked = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/vocabulary\("(\w+)"/g), ([, group]) => group)),
  );
  const tags = LANGUAGES.flatMap((language) => readTable(`${language}.tsv`, ["term", "tags"])).flatMap(
    ({ tags }) => tags.split(", "),
  );
  expect(tags.filter((tag) => !asked.has(tag.split(".")[0]))).toEqual([]);
});

test("a term means what its tag says", () => {
  expect(vocabulary("multiplier", ["belas", "puluh", "hundred"])).toMatchObject({
    belas: ["belas"],
    hundred: ["hundred", "ratus"],
  });
});

test("a misspelt tag and a key without terms are named", () => {
  expect(() => vocabulary("multiplier", ["belas", "hundred"])).toThrow('"multiplier.puluh" is no tag');
  expect(() => vocabulary("multiplier", ["belas", "puluh", "hundred", "dozen"])).toThrow(
    "dozen has no terms",
  );
});

test("a table with other columns is refused", () => {
  expect(() => readTable("en.tsv", ["term", "tag"])).toThrow("en.tsv: the columns are term, tag");
});
