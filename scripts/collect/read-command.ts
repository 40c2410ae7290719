import { readArguments, usageError } from "../read-arguments.ts";
import { collectFromExport } from "./export.ts";
import { follow } from "./follow.ts";
import { printNumbers } from "./numbers.ts";
import { isOwnersCommand, type OwnersCommand, runOwnersCommand } from "./owner.ts";
import { isPeopleCommand, type PeopleCommand, runPeopleCommand } from "./people.ts";
import { USAGE } from "./usage.ts";

const options = {
  channel: { type: "string" },
  since: { type: "string" },
  data: { type: "string" },
  report: { type: "string" },
  json: { type: "string" },
  "dry-run": { type: "boolean" },
  follow: { type: "boolean" },
  yes: { type: "boolean" },
  contact: { type: "string" },
  export: { type: "string" },
  older: { type: "string" },
} as const;

type Flag = keyof typeof options;

/** Refuses flags that the command would ignore: an ignored --dry-run would write. */
function refuseOtherFlags(
  command: string,
  accepted: readonly Flag[],
  values: Partial<Record<Flag, unknown>>,
): void {
  const other = Object.keys(values).find((flag) => !accepted.some((acceptedFlag) => acceptedFlag === flag));
  if (other !== undefined) throw usageError(`${command} takes no --${other}.`, USAGE);
}

const NO_FLAGS: readonly Flag[] = [];

const OWNERS_FLAGS: Record<OwnersCommand, readonly Flag[]> = {
  list: NO_FLAGS,
  set: NO_FLAGS,
  publish: NO_FLAGS,
  reject: NO_FLAGS,
  taken: NO_FLAGS,
  undo: NO_FLAGS,
  allow: NO_FLAGS,
  review: NO_FLAGS,
  remove: ["yes"],
};

const PEOPLE_FLAGS: Record<PeopleCommand, readonly Flag[]> = {
  find: ["export"],
  block: NO_FLAGS,
  prune: ["older", "yes"],
  remove: ["contact", "yes"],
  allow: ["contact"],
};

/** A command of the collector; `isEndless` if it runs until Ctrl-C. */
export type Command = { isEndless: boolean; run: () => Promise<void> };

/** The command that the arguments name. Throws a `CliError` with the usage if they name none. */
export function readCommand(args?: string[]): Command {
  const { values, positionals } = readArguments(USAGE, options, args);
  if (values.data === "") throw usageError("--data names no folder.", USAGE);
  const [source, ...more] = positionals;
  if (source === undefined) {
    if (!values.follow) throw usageError("Name an export to collect, or --follow.", USAGE);
    refuseOtherFlags("--follow", ["follow", "channel", "data"], values);
    return { isEndless: true, run: () => follow(values) };
  }
  if (source === "numbers") {
    if (more.length > 0) throw usageError("numbers takes no post.", USAGE);
    refuseOtherFlags(source, ["data", "since"], values);
    return { isEndless: false, run: () => printNumbers(values) };
  }
  if (isPeopleCommand(source, values)) {
    refuseOtherFlags(source, ["data", ...PEOPLE_FLAGS[source]], values);
    return { isEndless: false, run: () => runPeopleCommand(source, more, values) };
  }
  if (isOwnersCommand(source)) {
    refuseOtherFlags(source, ["data", ...OWNERS_FLAGS[source]], values);
    return { isEndless: false, run: () => runOwnersCommand(source, more, values) };
  }
  if (values.follow) throw usageError("--follow takes no source.", USAGE);
  if (more.length > 0) throw usageError(`${more[0]} is one source too many: collect one at a time.`, USAGE);
  refuseOtherFlags("An export", ["channel", "since", "data", "report", "json", "dry-run"], values);
  return { isEndless: false, run: () => collectFromExport(source, values) };
}
