import { readFile } from "node:fs/promises";
import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What one of Playwright's projects did, and the time that its tests took one after another. */
export interface Part {
  name: string;
  tests: number;
  ms: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const spec = z.object({
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** The counts of Jest's JSON report. */
export async function unitCounts(file: string): Promise<Counts> {
  const report = jestReport.parse(await readJson(file));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function partsOf(suites: readonly z.infer<typeof suite>[]): Part[] {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ tests }) =>
      tests.map(({ projectName, results }) => ({
        name: projectName,
        tests: 1,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...partsOf(inner),
  ]);
}

/** What Playwright's JSON report counts, in all and by project; a test that passed only when repeated counts as failed. */
export async function browserReport(file: string): Promise<{ counts: Counts; parts: Part[] }> {
  const { stats, suites } = playwrightReport.parse(await readJson(file));
  const parts = Object.entries(Object.groupBy(partsOf(suites), ({ name }) => name)).map(
    ([name, each = []]) => ({
      name,
      tests: each.length,
      ms: each.reduce((sum, { ms }) => sum + ms, 0),
    }),
  );
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    parts,
  };
}
