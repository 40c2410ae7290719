import { once } from "node:events";
import { createInterface } from "node:readline/promises";

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

/**
 * Whether somebody at the terminal says yes; anything else is a no, as is the end of the input. Where nobody can be asked, as in a
 * script, the command was meant.
 */
export async function confirmed(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (!input.isTTY) return true;
  const lines = createInterface({ input, output });
  try {
    const ended = once(lines, "close").then(() => "");
    const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
