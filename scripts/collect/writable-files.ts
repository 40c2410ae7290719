import { open } from "node:fs/promises";
import { CliError } from "../../lib/cli/cli-error.ts";

/** Throws a `CliError` where a file that a flag names cannot be written: at the end of a long run it would be too late. */
export async function checkWritable(flag: string, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  try {
    await (await open(file, "a")).close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `${flag} ${file} cannot be written (${reason}). Name a file in a folder that exists and that you may write to.`,
    );
  }
}
