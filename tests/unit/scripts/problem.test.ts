import { describeProblems, type Problem } from "@/scripts/import/problem.ts";

const problem = (row: number): Problem => ({
  table: "rentals",
  row,
  id: String(100 + row),
  field: "price_amount",
  message: "is missing",
});

test("a line names the row, the field and the problem", () => {
  expect(describeProblems([problem(3)])).toBe("  rentals row 3 (103), price_amount: is missing");
});

test("a problem of a whole row names no field", () => {
  const nothing = { ...problem(3), field: "", message: "expected object, received null" };
  expect(describeProblems([nothing])).toBe("  rentals row 3 (103): expected object, received null");
});

test("twenty problems are listed, the others are counted", () => {
  const problems = Array.from({ length: 23 }, (_, index) => problem(index + 1));
  const lines = describeProblems(problems).split("\n");
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe("  and 3 more");
  expect(describeProblems(problems.slice(0, 20))).not.toContain("more");
});
