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
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
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

export async function unitCounts(file: string): Promise<Counts> {
  const report = jestReport.parse(await readJson(file));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

type Ran = { project: string; title: string; isFlaky: boolean; ms: number };

function testsOf(suites: readonly z.infer<typeof suite>[]): Ran[] {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        project: projectName,
        title,
        isFlaky: status === "flaky",
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...testsOf(inner),
  ]);
}

/**
 * What Playwright's JSON report counts, in all and by project, and the names of flaky tests: those that passed only when
 * repeated, which counts as passed.
 */
export async function browserReport(
  file: string,
): Promise<{ counts: Counts; parts: Part[]; flaky: string[] }> {
  const { stats, suites } = playwrightReport.parse(await readJson(file));
  const ran = testsOf(suites);
  const parts = Object.entries(Object.groupBy(ran, ({ project }) => project)).map(([name, each = []]) => ({
    name,
    tests: each.length,
    ms: each.reduce((sum, { ms }) => sum + ms, 0),
  }));
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    parts,
    flaky: ran.filter(({ isFlaky }) => isFlaky).map(({ project, title }) => `[${project}] ${title}`),
  };
}
