import { once } from "node:events";
import { createInterface } from "node:readline/promises";

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

/** Asks at the terminal; anything but yes, also the end of the input, is a no. In a script, without a terminal, returns true. */
export async function confirmed(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (!input.isTTY) return true;
  const lines = createInterface({ input, output });
  const ended = once(lines, "close").then(() => "");
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
  lines.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
