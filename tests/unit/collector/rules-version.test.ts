import { readerFiles, rulesVersion } from "@/collector/judge/rules-version.ts";

test("the places that are known belong to the rules, in whatever order they come", async () => {
  const version = await rulesVersion(new Set(["canggu", "ubud"]));
  expect(await rulesVersion(new Set(["ubud", "canggu"]))).toBe(version);
  expect(await rulesVersion(new Set(["canggu", "sanur", "ubud"]))).not.toBe(version);
});

test("the tables of the region belong to what reads facts, as those of the reader do", async () => {
  const tables = ["region.json", "places.csv", "words.tsv"].map((name) => `regions/bali/${name}`);
  expect(await readerFiles()).toEqual(expect.arrayContaining([...tables, "reader/vocabulary/en.tsv"]));
});
