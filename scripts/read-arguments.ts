import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { ToldError } from "./told-error.ts";

/** The flags and other words that a command was called with. Throws its usage as a `ToldError` when a flag makes no sense. */
export function readArguments<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new ToldError(usage);
  }
}
