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
  yes: { type: "boolean" },
} as const;

type Flag = keyof typeof options;

/** Refuses a flag that would be ignored: whoever asks for a dry run must not write. */
function takesOnly(command: string, taken: readonly Flag[], values: Partial<Record<Flag, unknown>>): void {
  const other = Object.keys(values).find((flag) => !taken.some((own) => own === flag));
  if (other !== undefined) throw usageError(`${command} takes no --${other}.`, USAGE);
}

runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, options);
  exitOnSignals(values.follow ? 0 : undefined);
  loadEnvFiles("production");
  if (values.data === "") throw usageError("--data names no folder.", USAGE);
  const [source, ...more] = positionals;
  if (source === undefined) {
    if (!values.follow) throw usageError("Name an export to collect, or --follow.", USAGE);
    takesOnly("--follow", ["follow", "channel", "data"], values);
    await follow(values);
  } else if (isOwnersCommand(source)) {
    takesOnly(source, source === "remove" ? ["data", "yes"] : ["data"], values);
    await decideByOwner(source, more, values);
  } else if (values.follow) throw usageError("--follow takes no source.", USAGE);
  else if (more.length > 0)
    throw usageError(`${more[0]} is one source too many: collect one at a time.`, USAGE);
  else {
    takesOnly("An export", ["channel", "since", "data", "report", "json", "dry-run"], values);
    await collectFromExport(source, values);
  }
  await exit(process.exitCode === 1 ? 1 : 0);
});
