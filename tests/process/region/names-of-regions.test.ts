import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parsePlaces } from "@/lib/region/places";
import { regionNames } from "@/lib/region/region-file";

const FOLDERS = "app components lib server stores packages collector messages scripts deploy".split(" ");
const TYPES = /\.(?:tsx?|mjs|cjs|css|json|tsv|csv|conf)$/;

/** Files that may name a region, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "lib/region/default-region.ts": "the region of a site that configures none",
  "packages/reader/vocabulary/places.ts": "first words of villages that adverts write as two words",
  "lib/language/messages.d.ts": "the keys of every region's texts, generated from one region",
  "server/reporting/release.ts": "the name of the project, bali-monthly",
};

/** Names of areas that are also common words. */
const WORDS: ReadonlySet<string> = new Set(["lembar"]);

/** Comments may give examples from a region. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*(?:[^*]|\*(?!\/))*\*\//g, "").replaceAll(/(?<=^|[\s;{(,])\/\/.*$/gm, "");

/** A region's name and the names of its areas. Common words and names of up to four letters would match by chance. */
function namesOf(region: string): string[] {
  const areas = parsePlaces(readFileSync(`regions/${region}/places.csv`, "utf8"))
    .filter(({ kind, isCommon, name }) => kind === "area" && !isCommon && name.length > 4)
    .flatMap(({ name, inRussian }) => [name, inRussian.toLowerCase()]);
  return [region, ...areas].filter((name) => name !== "" && !WORDS.has(name));
}

const files = execFileSync("git", ["ls-files", "-z", ...FOLDERS], { encoding: "utf8" })
  .split("\0")
  .filter((file) => TYPES.test(file));
const namesByFile = files.map((file) => {
  const words = ` ${withoutComments(readFileSync(file, "utf8"))
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(" ")} `;
  return { file, words };
});

test.each(regionNames())("no file outside its folder names the region %s or one of its areas", (region) => {
  const names = namesOf(region);
  expect(names.length).toBeGreaterThan(10);
  const found = namesByFile
    .filter(({ file }) => !(file in EXCEPTIONS))
    .flatMap(({ file, words }) =>
      names.filter((name) => words.includes(` ${name} `)).map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});

test("every exception still names a region or an area", () => {
  const names = regionNames().flatMap(namesOf);
  const needless = Object.keys(EXCEPTIONS).filter((exception) => {
    const words = namesByFile.find(({ file }) => file === exception)?.words ?? "";
    return !names.some((name) => words.includes(` ${name} `));
  });
  expect(needless).toEqual([]);
});
