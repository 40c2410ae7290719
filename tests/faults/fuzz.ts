import { request } from "node:http";
import fc from "fast-check";
import { address } from "./addresses.ts";

export type FuzzOutcome = {
  inputs: number;
  /** How many answers of each status. */
  statuses: Map<number, number>;
  longestMs: number;
  /** The smallest address that failed and how to find it again; null when none did. */
  failure: string | null;
};

const HANG_MS = 15_000;

/** The status of the answer to a request line that no client library has tidied up. */
function rawStatus(site: string, path: string): Promise<number> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, timeout: HANG_MS }, (response) => {
      if ("x-injected" in response.headers) reject(new Error("a header was injected"));
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    });
    asked.once("timeout", () => asked.destroy(new Error(`no answer within ${HANG_MS} ms`)));
    asked.once("error", reject).end();
  });
}

/** Asks a running site for `inputs` addresses: none may be answered with 5xx, hang, or break the connection. */
export async function fuzz(site: string, inputs: number): Promise<FuzzOutcome> {
  const statuses = new Map<number, number>();
  let longestMs = 0;
  const property = fc.asyncProperty(address, async (path) => {
    const start = performance.now();
    const status = await rawStatus(site, path);
    longestMs = Math.max(longestMs, performance.now() - start);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`status ${status}`);
  });
  const result = await fc.check(property, { numRuns: inputs });
  const failure = result.failed ? (fc.defaultReportMessage(result) ?? "") : null;
  return { inputs: result.numRuns, statuses, longestMs, failure };
}
