import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { ToldError } from "./told-error.ts";

const HELP = { help: { type: "boolean", short: "h" } } as const;

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options: Options, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new ToldError(usage);
  }
}

/**
 * The flags and other words that a command was called with. Asked for help, it prints the usage and ends the command.
 * Throws the usage as a `ToldError` when a flag makes no sense.
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
