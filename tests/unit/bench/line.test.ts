import { cellsOf } from "@/scripts/bench/line.ts";

test("a line that keeps to its target says so, beside what was measured with it", () => {
  const line = {
    what: "/ requests",
    value: 1234.4,
    unit: "/s",
    beside: [{ what: "blank", value: 2000 }],
    target: { atLeast: 1000 },
  } as const;
  expect(cellsOf(line, "900/s")).toEqual([
    "/ requests",
    "1,234/s",
    "900/s",
    "blank 2,000/s",
    "≥ 1,000/s",
    "met",
  ]);
});

test("a line that misses its target says that, by however little", () => {
  const line = { what: "HTML", value: 20.001, unit: "kB", target: { atMost: 20 } } as const;
  expect(cellsOf(line, "")).toEqual(["HTML", "20.0 kB", "", "", "≤ 20.0 kB", "**not met**"]);
});

test("a line without a target is neither", () => {
  expect(cellsOf({ what: "p50", value: 3, unit: "ms" }, "").at(-1)).toBe("");
});

test("a layout shift is shown in its digits", () => {
  expect(cellsOf({ what: "CLS", value: 0.0125, unit: "" }, "")[1]).toBe("0.013");
});
