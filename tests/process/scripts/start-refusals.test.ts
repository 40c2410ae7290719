import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-"));
});

afterAll(() => rm(folder, { recursive: true }));

/** The output of a command that refuses to start. */
function refusalOf(script: string, args: readonly string[], env: Record<string, string>): string {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    env: { NODE_ENV: "test", PATH, HOME, TMPDIR, SUPABASE_URL: "", ...env },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(status).toBe(1);
  return `${stdout}${stderr}`;
}

const SCRIPTS = ["scripts/start.ts", "scripts/dev.ts"];

test.each(SCRIPTS)("%s takes a region and reports a foreign HOST at once", (script) => {
  const env = { HOST: "203.0.113.7" };
  expect(
    refusalOf(script, ["--listings", "/nowhere/listings.json"], { ...env, REGION: "lombok" }).split("\n"),
  ).toEqual([expect.stringMatching(/^The site cannot listen there \(.*EADDRNOTAVAIL/), ""]);
});

test("an unknown region in site.json is refused", async () => {
  const settings = join(folder, "site.json");
  await writeFile(settings, '{"region": "nowhere"}');
  expect(refusalOf("scripts/start.ts", [], { SITE_CONFIG: settings })).toContain(
    'There is no region "nowhere". There are: bali, ',
  );
});

test("a command refuses a SUPABASE_URL that is not a URL", () => {
  const env = { SUPABASE_URL: "abc.supabase.co", SUPABASE_SECRET_KEY: "key" };
  expect(refusalOf("scripts/import.ts", ["/nowhere/listings.json"], env)).toMatch(
    /^SUPABASE_URL is no address of the web: abc\.supabase\.co\. Write .+\n$/,
  );
});

test.each([
  ["npm test", "tests/run.ts"],
  ["npm run audit:photos", "tests/audit/photos/run.ts"],
])("%s prints its usage for --help and runs nothing", (command, script) => {
  const args = ["--import", "./scripts/resolve-project.ts", script, "--help"];
  // The limit ends a command that does run.
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 20_000 });
  expect([status, stdout]).toEqual([0, expect.stringContaining(`Usage: ${command}`)]);
});
