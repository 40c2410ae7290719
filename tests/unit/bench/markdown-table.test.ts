import { markdownTable, rowsByFirst } from "@/tests/bench/markdown-table.ts";

const rows = [
  ["/ requests", "240/s", "", "blank 2,000/s", "≥ 1,000/s", "**not met**"],
  ["/ p50", "62 ms", "", "", "", ""],
];

test("the columns of a table line up", () => {
  const lengths = markdownTable(rows)
    .split("\n")
    .map((line) => line.length);
  expect(new Set(lengths).size).toBe(1);
});

test("what a table says now is what the next one finds as before", () => {
  const found = rowsByFirst(`November 2026\n\n${markdownTable(rows)}\n`);
  expect([...found.values()]).toEqual(rows);
  expect(found.get("/ p50")?.[1]).toBe("62 ms");
});
