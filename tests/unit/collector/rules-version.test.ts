import { readerFiles, rulesVersion } from "@/collector/judge/rules-version.ts";

test("the version changes with the known places, but not with their order", async () => {
  const version = await rulesVersion(new Set(["canggu", "ubud"]));
  expect(await rulesVersion(new Set(["ubud", "canggu"]))).toBe(version);
  expect(await rulesVersion(new Set(["canggu", "sanur", "ubud"]))).not.toBe(version);
});

test("the files of the reader include the region's tables and the reader's vocabulary", async () => {
  const tables = ["region.json", "places.csv", "words.tsv"].map((name) => `regions/bali/${name}`);
  expect(await readerFiles()).toEqual(expect.arrayContaining([...tables, "reader/vocabulary/en.tsv"]));
});
