import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CliError } from "../lib/cli/cli-error.ts";

const HELP = { help: { type: "boolean", short: "h" } } as const;

/** An error about the arguments, followed by the usage. */
export function usageError(problem: string, usage: string): CliError {
  return new CliError(`${problem}\n\n${usage}`);
}

/** The message of Node.js without its advice on arguments that begin with a dash. */
function problemOf(error: unknown): string {
  const message = String(error).replace(/^TypeError \[\w+\]: /, "");
  return message.replace(/\.?(?:\s(?:To|Did)\s.*)?$/s, ".");
}

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options: Options, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usageError(problemOf(error), usage);
  }
}

/**
 * Parses the flags and positional arguments of the command line. `--help` prints the usage and exits. Throws a `CliError`
 * with the usage if a flag is unknown or lacks its value.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  args: string[] = process.argv.slice(2),
) {
  const read = parse(usage, { ...options, ...HELP }, args);
  if ("help" in read.values && read.values.help === true) {
    console.log(usage);
    process.exit(0);
  }
  return read;
}
