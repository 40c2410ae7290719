import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const AUTOCANNON = fileURLToPath(import.meta.resolve("autocannon"));
const CONNECTIONS = 16;

const report = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/**
 * How many requests for one address are answered in a second over 16 connections, asked from a process of its own.
 * Throws when an answer is not 200.
 */
export async function load(url: string, seconds: number, encoding: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    AUTOCANNON,
    ...["--json", "--connections", `${CONNECTIONS}`, "--duration", `${seconds}`],
    ...["--headers", `accept-encoding=${encoding}`, url],
  ]);
  const { requests, non2xx, errors } = report.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`);
  return requests.average;
}
