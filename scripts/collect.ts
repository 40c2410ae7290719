import "./choose-region.ts";

import { readCommand } from "./collect/read-command.ts";
import { exit, exitOnSignals, runCommand } from "./lifetime.ts";

runCommand(async () => {
  const { isEndless, run } = readCommand();
  exitOnSignals(isEndless ? 0 : undefined);
  await run();
  await exit(process.exitCode === 1 ? 1 : 0);
});
