import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { projectNode } from "../../scripts/project-node.ts";

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
export async function load(url: string, seconds: number, encoding: "identity" | "gzip"): Promise<number> {
  const child = spawn(
    projectNode(),
    [
      AUTOCANNON,
      ...["--json", "--connections", `${CONNECTIONS}`, "--duration", `${seconds}`],
      ...["--headers", `accept-encoding=${encoding}`, url],
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const { requests, non2xx, errors } = report.parse(JSON.parse(await text(child.stdout)));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`);
  return requests.average;
}
