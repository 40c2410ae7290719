import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installedFrom } from "./debian-package.ts";

const WRK = "/usr/bin/wrk";
const MANY_CLIENTS = fileURLToPath(new URL("./many-clients.lua", import.meta.url));

/** Enough to keep two processors busy; more of them only wait for each other. */
const CONNECTIONS = 32;
const PATIENCE = "20s";

/** What was answered: whole and with 2xx or 3xx in `perSecond` and `answers`, anything else in `failed`. */
export type LoadAnswers = { answers: number; perSecond: number; failed: number };

function sumOf(pattern: RegExp, output: string): number {
  return [...output.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
}

/**
 * Asks for these paths of a site that trusts this machine to name its visitors, as many of them, for that long. Throws when
 * wrk cannot be had; autocannon is slower than nginx.
 */
export async function loadOfMany(
  site: string,
  paths: readonly string[],
  seconds: number,
): Promise<LoadAnswers> {
  if (installedFrom("wrk", () => (existsSync(WRK) ? WRK : null)) === null)
    throw new Error("wrk is not installed and could not be.");
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--timeout", PATIENCE];
  const { stdout } = await promisify(execFile)(WRK, [...options, "-s", MANY_CLIENTS, site, "--", ...paths]);
  const [, errors = ""] = /Socket errors: (.*)/.exec(stdout) ?? [];
  return {
    answers: sumOf(/(\d+) requests in/g, stdout),
    perSecond: sumOf(/Requests\/sec: +([\d.]+)/g, stdout),
    failed: sumOf(/Non-2xx or 3xx responses: (\d+)/g, stdout) + sumOf(/(\d+)/g, errors),
  };
}
