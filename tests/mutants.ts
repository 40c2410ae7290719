import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { exit, exitOnSignals, onExit, runCommand } from "../scripts/lifetime.ts";
import { projectNode } from "../scripts/project-node.ts";
import { readArguments, usageError } from "../scripts/read-arguments.ts";

const USAGE = `usage: npm run test:mutants -- PATH

Changes the code of a folder or file in one place at a time and lists the changes that no related unit test notices.`;

runCommand(async () => {
  exitOnSignals();
  const [path, ...more] = readArguments(USAGE, {}).positionals;
  const found = path === undefined || more.length > 0 ? null : await stat(path).catch(() => null);
  if (found === null) throw usageError("Name a folder or a file, such as lib/money.", USAGE);
  const mutate = found.isDirectory() ? `${path}/**/*.{ts,tsx,cjs}` : String(path);
  const stryker = spawn(projectNode(), ["node_modules/.bin/stryker", "run", "--mutate", mutate], {
    stdio: "inherit",
  });
  onExit(() => void stryker.kill());
  const [code] = await once(stryker, "exit");
  await exit(code === 0 ? 0 : 1);
});
