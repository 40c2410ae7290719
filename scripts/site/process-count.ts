import { availableParallelism } from "node:os";
import { usageError } from "../read-arguments.ts";

const DEFAULT = 3;
const MAX = 4 * availableParallelism() + DEFAULT;

/** How many processes of the site `--processes` asks for. Throws a `CliError` for more than the machine could run. */
export function processCount(flag: string | undefined, usage: string): number {
  const count = Number(flag ?? DEFAULT);
  if (Number.isInteger(count) && count >= 1 && count <= MAX) return count;
  throw usageError(`--processes is a number from 1 to ${MAX}.`, usage);
}
