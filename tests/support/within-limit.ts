import { CliError } from "../../lib/cli/cli-error.ts";

/** Waits for work, at most `limitS` seconds; then throws a `CliError` that names it, though the work itself goes on. */
export async function withinLimit<Result>(
  name: string,
  limitS: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const error = new CliError(`${name}: still running after ${limitS} s, its limit`);
    timer = setTimeout(() => reject(error), limitS * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
