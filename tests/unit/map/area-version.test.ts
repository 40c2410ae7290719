import fs from "node:fs";
import { areaVersion } from "@/server/map/area-version";

/** The files of `lib/map` whose code runs when `file` is imported. */
function codeOf(file: string): string[] {
  const imports = fs
    .readFileSync(file, "utf8")
    .matchAll(/^import (?!type).* from "(?:@\/lib\/map|\.)\/([\w-]+)/gm);
  return [file, ...Array.from(imports, ([, name]) => codeOf(`lib/map/${name}.ts`)).flat()];
}

it("hashes the data and all code of a drawing, whose address is cached for good", () => {
  const code = new Set(codeOf("lib/map/area-svg.ts"));
  const read = jest.spyOn(fs, "readFileSync");
  expect(areaVersion("bali")).toMatch(/^[0-9a-f]{8}$/);
  const data = ["region.json", "map/land.json", "map/detail.json"].map((name) => `regions/bali/${name}`);
  expect(read.mock.calls.map(([file]) => file)).toEqual(expect.arrayContaining([...data, ...code]));
});
