import { collectFromExport } from "./collect/export.ts";
import { follow } from "./collect/follow.ts";
import { decideByOwner, isOwnersCommand } from "./collect/owner.ts";
import { USAGE } from "./collect/usage.ts";
import { loadEnvFiles } from "./environment.ts";
import { exit, exitOnSignals, runCommand } from "./lifetime.ts";
import { readArguments, usageError } from "./read-arguments.ts";

const options = {
  channel: { type: "string" },
  since: { type: "string" },
  data: { type: "string" },
  report: { type: "string" },
  json: { type: "string" },
  "dry-run": { type: "boolean" },
  follow: { type: "boolean" },
} as const;

runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, options);
  exitOnSignals();
  loadEnvFiles("production");
  const [source, ...more] = positionals;
  if (source === undefined) {
    if (!values.follow) throw usageError("Name an export to collect, or --follow.", USAGE);
    await follow(values);
  } else if (isOwnersCommand(source)) await decideByOwner(source, more, values.data);
  else if (values.follow) throw usageError("--follow takes no source.", USAGE);
  else if (more.length > 0)
    throw usageError(`${more[0]} is one source too many: collect one at a time.`, USAGE);
  else await collectFromExport(source, values);
  await exit(process.exitCode === 1 ? 1 : 0);
});
