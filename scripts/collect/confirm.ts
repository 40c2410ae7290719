import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { CliError } from "../../lib/cli/cli-error.ts";

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

/** Asks at the terminal; anything but yes, also the end of the input, is a no. Throws a `CliError` without a terminal. */
export async function confirmed(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (!input.isTTY) throw new CliError("Nobody is at a terminal to ask: say --yes. Nothing was deleted.");
  const lines = createInterface({ input, output });
  const ended = once(lines, "close").then(() => "");
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
  lines.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
