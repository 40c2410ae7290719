import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserReport } from "@/tests/reports.ts";

const file = join(mkdtempSync(join(tmpdir(), "report-")), "browser.json");
const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const ran = (projectName: string, ...durations: number[]) => ({
  title: "a test",
  tests: [
    {
      projectName,
      status: durations.length > 1 ? "flaky" : "expected",
      results: durations.map((duration) => ({ duration })),
    },
  ],
});

function report(content: object) {
  writeFileSync(file, JSON.stringify(content));
  return browserReport(file);
}

test("a run without tests has no parts", async () => {
  expect(await report({ stats, suites: [] })).toEqual({
    counts: { passed: 0, failed: 0, skipped: 0 },
    parts: [],
    flaky: [],
  });
});

test("a test that passed only when repeated counts as passed, and is named", async () => {
  const suites = [
    { specs: [ran("phone", 5, 6)], suites: [{ specs: [ran("desktop", 7), ran("desktop", 8, 9)] }] },
  ];
  const ended = { ...stats, expected: 1, unexpected: 1, flaky: 2 };
  const { counts, flaky } = await report({ stats: ended, suites });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(flaky).toEqual(["[phone] a test", "[desktop] a test"]);
});

test("parts are summed by project, through nested suites and repetitions", async () => {
  const inner = { specs: [ran("phone", 5), ran("desktop", 100)] };
  const suites = [{ specs: [ran("desktop", 10, 20)], suites: [inner] }];
  const { parts } = await report({ stats, suites });
  expect(parts).toEqual([
    { name: "desktop", tests: 2, ms: 130 },
    { name: "phone", tests: 1, ms: 5 },
  ]);
});
