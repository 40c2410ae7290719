import { spawnSync } from "node:child_process";

test.each([
  ["npm test", "tests/run.ts"],
  ["npm run audit:photos", "tests/audit/photos/run.ts"],
])("%s prints its usage for --help and runs nothing", (command, script) => {
  const args = ["--import", "./scripts/resolve-project.ts", script, "--help"];
  // The limit ends a command that does run.
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 20_000 });
  expect([status, stdout]).toEqual([0, expect.stringContaining(`usage: ${command}`)]);
});
