import { readFile } from "node:fs/promises";
import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** What Jest's JSON report counts. */
export async function unitCounts(file: string): Promise<Counts> {
  const report = jestReport.parse(await readJson(file));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** What Playwright's JSON report counts; a test that passed only when repeated counts as failed. */
export async function endToEndCounts(file: string): Promise<Counts> {
  const { stats } = playwrightReport.parse(await readJson(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
