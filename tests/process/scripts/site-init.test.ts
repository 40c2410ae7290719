import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "site-init-"));

afterAll(() => rmSync(folder, { recursive: true }));

const init = (answers: string, data = join(folder, "data"), REGION = "") =>
  spawnSync(
    process.execPath,
    ["--import", "./scripts/resolve-project.ts", "scripts/site.ts", "init", "--data", data],
    { input: answers, encoding: "utf8", env: { ...process.env, SITE_CONFIG: "", REGION } },
  );

test("six answers become site.json; an invalid one is asked again, and no file is overwritten", () => {
  const asked = init("Canggu Homes\n\nblue-ish\n#0f766e\nMade\n@made_bali\n45\n");
  expect(asked.stderr).toBe("");
  expect(asked.stdout).toContain("is no colour");
  const file = join(folder, "data", "site.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    version: 1,
    name: "Canggu Homes",
    accent: "#0f766e",
    owner: { name: "Made", contact: "@made_bali" },
    daysShown: 45,
  });
  const again = init("Other\n");
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("exists already")]);
});

test("the region of REGION is written into site.json", () => {
  const data = join(folder, "lombok");
  expect(init("\n\n\n\n\n\n", data, "lombok").stdout).toContain("(Lombok Monthly)");
  expect(JSON.parse(readFileSync(join(data, "site.json"), "utf8"))).toEqual({ version: 1, region: "lombok" });
});
