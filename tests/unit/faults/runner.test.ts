import type { Row } from "@/tests/faults/judge.ts";
import { isRed, markdownOf, rowsOf } from "@/tests/faults/runner.ts";

const green: Row = { name: "a row", figures: { asked: "1" }, failures: [] };
const red: Row = { name: "another", figures: { asked: "2" }, failures: ["too much | too late"] };

function fault(run: (report: (row: Row) => void) => Promise<void>) {
  return { name: "fault", title: "Faults", run };
}

const quiet = () => undefined;

test("a fault's rows are those that it reported", async () => {
  const told: Row[] = [];
  const run = async (report: (row: Row) => void) => {
    report(green);
    report(red);
  };
  expect(await rowsOf(fault(run), (row) => told.push(row))).toEqual([green, red]);
  expect(told).toEqual([green, red]);
});

test("a fault that breaks off keeps its rows and has a red one", async () => {
  const rows = await rowsOf(
    fault(async (report) => {
      report(green);
      throw new Error("no site");
    }),
    quiet,
  );
  expect(rows).toEqual([green, { name: "fault", figures: {}, failures: ["broke off: no site"] }]);
});

test("a fault that hangs is red", async () => {
  const rows = await rowsOf(
    fault(() => new Promise(() => {})),
    quiet,
    10,
  );
  expect(rows.flatMap(({ failures }) => failures)).toEqual(["broke off: fault took longer than 0.0 s"]);
});

test("a fault that reports nothing is red", async () => {
  expect(
    isRed([
      {
        title: "Faults",
        rows: await rowsOf(
          fault(async () => {}),
          quiet,
        ),
      },
    ]),
  ).toBe(true);
});

test.each([
  ["no table", [], false],
  ["green rows", [{ title: "A", rows: [green, green] }], false],
  [
    "a red row among green ones",
    [
      { title: "A", rows: [green] },
      { title: "B", rows: [green, red] },
    ],
    true,
  ],
  [
    "a table without rows",
    [
      { title: "A", rows: [green] },
      { title: "B", rows: [] },
    ],
    true,
  ],
])("a run with %s", (_, tables, expected) => {
  expect(isRed(tables)).toBe(expected);
});

test("a table has the figures and says why a row is red", () => {
  expect(markdownOf({ title: "Faults", rows: [green, red] })).toBe(
    [
      "## Faults",
      "",
      "|         | asked | red because          |",
      "| ------- | ----- | -------------------- |",
      "| a row   | 1     |                      |",
      "| another | 2     | too much \\| too late |",
    ].join("\n"),
  );
});
