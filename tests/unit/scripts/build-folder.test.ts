import { type BuildFolder, chooseFolder, folderNames } from "@/scripts/start/build-folder.ts";

const [first = "", second = ""] = folderNames(".next");
const HASH = "of the sources";
const folder = (name: string, hash: string | null, ...servedBy: number[]): BuildFolder => ({
  name,
  hash,
  servedBy,
});

test("a build has two folders with different names", () => {
  expect(folderNames(".next")).toEqual([".next", ".next-beside"]);
});

test.each<[string, BuildFolder[], ReturnType<typeof chooseFolder>]>([
  ["nothing is built", [folder(first, null), folder(second, null)], { name: first, isBuilt: false }],
  ["the first is up to date", [folder(first, HASH), folder(second, null)], { name: first, isBuilt: true }],
  ["the second is up to date", [folder(first, "old"), folder(second, HASH)], { name: second, isBuilt: true }],
  ["both are old", [folder(first, "old"), folder(second, "old")], { name: first, isBuilt: false }],
  [
    "the first is up to date and served",
    [folder(first, HASH, 7), folder(second, null)],
    { name: first, isBuilt: true },
  ],
  ["an old one is served", [folder(first, "old", 7), folder(second, null)], { name: second, isBuilt: false }],
  [
    "an old second is served",
    [folder(first, "old"), folder(second, "old", 7)],
    { name: first, isBuilt: false },
  ],
  [
    "both are served and one is up to date",
    [folder(first, "old", 7), folder(second, HASH, 8)],
    { name: second, isBuilt: true },
  ],
  ["both are served and outdated", [folder(first, "old", 7), folder(second, "old", 8, 9)], null],
  ["an unfinished one is served", [folder(first, null, 7), folder(second, "old", 8)], null],
])("the start chooses a folder when %s", (_, folders, expected) => {
  expect(chooseFolder(folders, HASH)).toEqual(expected);
});
