import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenRegion } from "@/scripts/chosen-region";

const folder = mkdtempSync(join(tmpdir(), "region-"));
const file = join(folder, "site.json");
writeFileSync(file, '{"region": "lombok"}');

const choice = (written: string, environment: Record<string, string> = {}) => {
  const args = written.split(" ");
  return {
    ...chosenRegion(args, { ...process.env, REGION: "", ...environment }),
    rest: args.join(" "),
  };
};

test.each([
  ["no flag", "--data folder", undefined, "--data folder"],
  ["a flag with its value", "--data folder --region lombok --follow", "lombok", "--data folder --follow"],
  ["a flag with an equals sign", "--region=lombok list", "lombok", "list"],
  ["a flag without a value", "list --region", "", "list"],
  ["a flag followed by another flag", "--region --data folder", "", "--data folder"],
  ["another flag with a longer name", "--regional x", undefined, "--regional x"],
])("chosenRegion takes --region out of the arguments: %s", (_, written, region, rest) => {
  expect(choice(written)).toMatchObject({ region, rest, note: null });
});

test.each([
  ["the settings of the data folder", `--data ${folder}`, {}, "lombok", file],
  ["the settings of a data folder given with an equals sign", `list --data=${folder}`, {}, "lombok", file],
  ["the variable rather than the settings", `--data ${folder}`, { REGION: "bali" }, "bali", "REGION"],
  ["the flag rather than both", `--data ${folder} --region ubud`, { REGION: "bali" }, "ubud", "--region"],
  ["the variable when there are no settings", "list", { REGION: "lombok" }, "lombok", "REGION"],
])("the region comes from %s", (_, written, environment, region, by) => {
  expect(choice(written, environment)).toMatchObject({ region, by });
});

test("a flag that contradicts the settings wins, with a note", () => {
  expect(choice(`--data ${folder} --region bali`).note).toBe(
    `--region bali wins over the region of ${file}, lombok.`,
  );
  expect(choice(`--data ${folder} --region lombok`).note).toBeNull();
});

test.each(["{", "[]", '{"region": 3}', "{}"])("settings with the content %s give no region", (text) => {
  const other = mkdtempSync(join(tmpdir(), "region-"));
  writeFileSync(join(other, "site.json"), text);
  expect(choice(`--data ${other}`)).toMatchObject({ region: undefined, note: null });
});
