import { progressLine } from "@/scripts/progress-line.ts";

function written(isTTY: boolean, steps: number[], total: number): string {
  let output = "";
  const report = progressLine({ isTTY, write: (text) => (output += text) }, "rows");
  for (const done of steps) report(done, total);
  return output;
}

test("a terminal shows one line that is overwritten", () => {
  expect(written(true, [1, 2, 3], 3)).toBe("\r\x1b[K1 of 3 rows\r\x1b[K2 of 3 rows\r\x1b[K3 of 3 rows\n");
});

test("a log gets a line per quarter", () => {
  expect(written(false, [10, 20, 30, 60, 61, 100], 100)).toBe(
    "30 of 100 rows\n60 of 100 rows\n100 of 100 rows\n",
  );
});
